/** Messages that every form may answer with. */
export const formTexts = {
  expired:
    'Formularul a stat deschis prea mult. Ce ați scris s-a păstrat: mai apăsați o dată butonul de trimitere.',
  secondStep:
    'Ca să oprim mesajele trimise automat, mai apăsați o dată butonul de trimitere, după cel puțin opt secunde. Ce ați scris s-a păstrat.',
  likelyEmail: (meant: string) =>
    `Ați vrut să scrieți ${meant}? Corectați adresa sau, dacă este bună așa, trimiteți formularul din nou.`,
  tooMany:
    'Din rețeaua dumneavoastră au venit prea multe formulare. Încercați din nou peste zece minute. Ce ați scris s-a păstrat.',
  tooLong: 'Ați trimis un text prea lung și nu l-am putut primi. Scurtați-l și trimiteți-l din nou.',
  unreadable:
    'Formularul a ajuns într-o formă pe care nu o putem citi. Completați-l și trimiteți-l din nou de pe această pagină.',
  foreign: 'Formularul a fost trimis de pe alt site. Completați-l pe această pagină.',
  unsure:
    'Nu știm încă dacă am primit ce ați trimis, din vina noastră. Mai apăsați o dată butonul de trimitere peste un minut: îl primim o singură dată.',
  outage:
    'Nu am putut păstra ce ați trimis, din vina noastră. Nu s-a trimis nimic. Încercați din nou peste un minut.',
} as const;
