import type { ErrorPageTexts } from '#domain/law/countries/country.ts';

/** The error page of countries without their own. Source: product specification, section 8. */
export const romanianErrorPage: Omit<ErrorPageTexts, 'loading'> = {
  language: 'ro-RO',
  missing: {
    title: 'Pagina nu există',
    heading: 'Ne pare rău, dar nu putem găsi pagina pe care o căutați.',
  },
  broken: {
    title: 'Ceva nu a mers',
    heading: 'Ne pare rău, pagina nu poate fi afișată acum.',
    again: 'Încercați din nou',
    advice: 'Problema este la noi. Încercați din nou peste un minut.',
    unloaded:
      'O parte din pagină nu s-a încărcat. Verificați conexiunea la internet, apoi reîncărcați pagina.',
  },
  button: 'Obține banii',
  links: {
    home: 'Prima pagină',
    personalLoan: 'Credit de nevoi personale',
    badHistory: 'Credit cu istoric negativ',
  },
};

/**
 * Texts for a network that sends too many requests. Countries with their own texts report the page as temporarily unavailable.
 */
export const tooManyTexts = {
  title: 'Prea multe cereri',
  heading: 'Am primit prea multe cereri de la rețeaua dumneavoastră.',
  again: 'Încercați din nou',
  advice: 'Poate le-a trimis altcineva din aceeași rețea. Încercați din nou peste un minut.',
};

/** Texts for a page that the office has hidden. Countries with their own texts report the page as missing. */
export const goneTexts = {
  title: 'Pagina a fost scoasă de pe site',
  heading: 'Am scos această pagină de pe site.',
  advice:
    'Ce scria în ea nu mai este arătat nicăieri pe site. Dacă o punem la loc, o găsiți la aceeași adresă.',
};
