import type { ErrorPageTexts } from './country.ts';

/** Error page of Mexico, the only country with its own. Source: product specification, section 2, navigation. */
export const mexicanErrorPage: ErrorPageTexts = {
  language: 'es-MX',
  loading: 'Cargando…',
  missing: {
    title: 'La página no existe',
    heading: 'Lo sentimos, no podemos encontrar la página que busca.',
  },
  broken: {
    title: 'Algo salió mal',
    heading: 'Lo sentimos, la página no se puede mostrar ahora.',
    again: 'Inténtelo de nuevo',
    advice: 'El problema es nuestro y ya quedó registrado. Inténtelo de nuevo en un minuto.',
    unloaded:
      'Una parte de la página no se cargó. Revise su conexión a internet y vuelva a cargar la página.',
  },
  button: 'Obtener dinero',
  links: {
    home: 'Página principal',
    personalLoan: 'Préstamo personal',
    badHistory: 'Préstamo con historial negativo',
  },
};
