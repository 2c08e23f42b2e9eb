import type { ArticleId } from '#domain/texts/law-library.ts';

type Check = {
  id: string;
  label: string;
  /** the question as a visitor asks it */
  ask: string;
  /** what the lender's own pages have to show, readable without an application */
  look: string;
  /** its use for a visitor */
  why: string;
  /** articles about it; empty: our own requirement */
  articles: readonly ArticleId[];
};

/**
 * What a visitor should find on a lender's own pages before leaving any data, in the order shown: the single list of the squares on
 * /transparenta/, on lenders' pages, in the list of offers and in the open data.
 * @see docs/decisions/118-rounds-of-transparency.md
 */
export const checks = [
  {
    id: 'who',
    label: 'Denumirea, CUI-ul și sediul',
    ask: 'Cum se numește firma, ce CUI are și unde are sediul?',
    look: 'Numele întreg al firmei, codul unic de înregistrare și adresa sediului, nu doar marca.',
    why: 'Fără ele nu știți cu cine semnați și pe cine puteți reclama.',
    articles: [],
  },
  {
    id: 'register',
    label: 'Numărul din registru sau licența',
    ask: 'În ce registru este firma și cu ce număr? Dacă este o bancă din alt stat: cine i-a dat licența?',
    look: 'Numărul din registru sau, la o bancă din alt stat, licența și autoritatea care a dat-o.',
    why: 'Cu el verificați la BNR, sau la autoritatea băncii, dacă firma are voie să dea credite.',
    articles: ['legea-93-2009/art-2-alin-2'],
  },
  {
    id: 'contact',
    label: 'Telefonul și e-mailul',
    ask: 'La ce telefon și la ce adresă de e-mail vă găsesc, fără un formular?',
    look: 'Un număr de telefon și o adresă de e-mail, fără un formular de completat înainte.',
    why: 'Puteți întreba înainte și reclama după, fără să lăsați întâi datele dumneavoastră.',
    articles: [],
  },
  {
    id: 'amount',
    label: 'Sumele și perioada',
    ask: 'Ce sume dați, de la cât până la cât, și pe cât timp?',
    look: 'Cea mai mică și cea mai mare sumă, cea mai scurtă și cea mai lungă perioadă.',
    why: 'Aflați dacă are rost să cereți, înainte să lăsați date.',
    articles: [],
  },
  {
    id: 'conditions',
    label: 'Condițiile de acces',
    ask: 'Ce vârstă, ce venit și ce acte cereți?',
    look: 'Vârsta, venitul și actele care se cer.',
    why: 'Aflați dinainte pentru ce puteți fi refuzat.',
    articles: [],
  },
  {
    id: 'price',
    label: 'Prețul',
    ask: 'Ce dobândă cereți, pe zi sau pe an, și ce comisioane?',
    look: 'Dobânda pe zi sau pe an, în cifre, pe o pagină care se vede fără cerere.',
    why: 'Puteți compara înainte să lăsați date.',
    articles: ['oug-50-2010/art-8'],
  },
  {
    id: 'example',
    label: 'Un exemplu întreg, cu DAE',
    ask: 'Pentru suma și perioada mea: care sunt ratele, totalul de plată și DAE?',
    look: 'Suma, perioada, ratele, totalul de plată și DAE, împreună, pentru același credit.',
    why: 'Din el vedeți costul în lei, cu comisioane cu tot.',
    articles: ['oug-50-2010/art-9', 'oug-50-2010/art-76'],
  },
  {
    id: 'late',
    label: 'Costul întârzierii',
    ask: 'Ce plătesc, în lei pe zi, dacă întârzii o rată?',
    look: 'Dobânda penalizatoare și ce se mai cere la o restanță, în cifre.',
    why: 'Știți cât crește datoria dacă o rată vine târziu.',
    articles: ['oug-50-2010/art-36', 'legea-243-2024/art-6'],
  },
  {
    id: 'extension',
    label: 'Costul prelungirii',
    ask: 'Se poate muta scadența? Cât plătesc pentru asta și cât rămâne de plată după?',
    look: 'Cât plătiți ca să mutați scadența și cât rămâne de plată după aceea, sau că nu se poate.',
    why: 'Vedeți dacă prelungirea scade datoria sau numai o amână.',
    articles: ['oug-50-2010/art-35-alin-1-lit-e-f'],
  },
  {
    id: 'form',
    label: 'Formularul standard sau contractul',
    ask: 'Îmi dați să citesc formularul standard și contractul, înainte de cerere?',
    look: 'Formularul cu informații standard sau un model de contract, întreg, de citit fără cerere.',
    why: 'Acolo stau regulile pe care le semnați.',
    articles: ['oug-50-2010/art-11', 'oug-50-2010/art-33-34'],
  },
] as const satisfies readonly Check[];

export type CheckId = (typeof checks)[number]['id'];

export const checkIds = checks.map(({ id }) => id) as [CheckId, ...CheckId[]];

/** The ten questions as a list to copy and to tick. */
export const checklist = `Zece întrebări înainte de o cerere de credit

${checks.map(({ ask }, at) => `[ ] ${at + 1}. ${ask}`).join('\n')}
`;
