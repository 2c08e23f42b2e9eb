/** Changes of the open data, newest first. Within a version fields are only added. */
export const openDataChanges = [
  {
    day: '2026-11-26',
    text: 'Ordinea: fiecare produs se calculează în felul lui de plată; o lună și două luni, ca 30 și 60 de zile. Fișierele sunt aceleași.',
  },
  { day: '2026-11-23', text: 'Un fișier nou: transparența, cu rundele publicate.' },
  { day: '2026-11-23', text: 'Un fișier nou: prețul fiecărui produs în timp.' },
  { day: '2026-11-23', text: 'Prima versiune: dovezi, oferte, plafoane, serii.' },
] as const;
