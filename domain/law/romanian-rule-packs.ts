import { fromLei } from '#domain/money/bani.ts';
import type { RulePack } from './rule-pack.ts';

// The law's own text was not read: this is where its definitions were found in words.
const moneezy = (about: string) => ({
  name: `Legea 243/2024, Monitorul Oficial 807/13.08.2024, prezentată de moneezy.ro (${about})`,
  url: 'https://moneezy.ro/blog/legea-243-2024-credite-ifn',
  date: '2024-08-13',
  readAt: null,
});

// What stayed the same on 20.11.2026, as far as is known: Romania had not transposed the new directive in time, and the
// text of its ordinance was not found. The warning stands in both packs: asking for it early harms nobody.
const common = {
  country: 'RO',
  warning: 'Atenție! Banii împrumutați costă bani.',
  intermediaryNotice:
    'Nu suntem creditor. Comparăm oferte și vă trimitem pe site-ul creditorului ales. Serviciul este gratuit pentru dumneavoastră; putem primi un comision de la parteneri.',
  intermediaryShort: 'Comparăm oferte, nu acordăm credite. Serviciul este gratuit.',
  dailyCaps: {
    value: [
      { upTo: fromLei(5_000), percentPerDay: 1 },
      { upTo: fromLei(10_000), percentPerDay: 0.8 },
      { upTo: fromLei(25_000), percentPerDay: 0.6 },
    ],
    source: {
      name: 'Legea 243/2024, Monitorul Oficial 807/13.08.2024, prezentată de avocatnet.ro',
      url: 'https://avocatnet.ro/articol_68163/Care-sunt-limitele-pe-care-le-impune-legea-privind-dobanzile-la-creditele-IFN.html',
      date: '2024-08-13',
      readAt: null,
    },
  },
  generalAprCapPercent: {
    value: 34.5,
    source: {
      name: 'calcul propriu: dobânda BNR la facilitatea de creditare, 7,50%, plus 27 de puncte procentuale (Legea 243/2024, art. 5)',
      url: 'https://news.yam.ro/ro/story/16755648',
      date: '2026-05-15',
      readAt: null,
    },
  },
  capScope: {
    value: { maxPrincipal: fromLei(100_000), maxYears: 5 },
    source: moneezy('definiția creditului de consum'),
  },
  penaltyCapPercent: { value: 100, source: moneezy('dobânda penalizatoare') },
  incomeSharePercent: {
    value: 40,
    source: {
      name: 'Regulamentul BNR 17/2012, modificat de la 01.01.2019, prezentat de ziare.com',
      url: 'http://www.ziare.com/bani/credit/bnr-a-limitat-gradul-de-indatorare-la-creditele-acordate-persoanelor-fizice-surse-1534242',
      date: '2019-01-01',
      readAt: null,
    },
  },
  capLawName: 'Legea 243/2024',
  // The specification's example, made exact: at 3,65% a year, 1 000 lei cost 9 lei in 90 days, not in 91.
  representativeExample: {
    principal: fromLei(1_000),
    termDays: 90,
    yearlyRatePercent: 3.65,
    total: fromLei(1_009),
    aprPercent: 3.7,
  },
} satisfies Partial<RulePack>;

/** The Romanian rules of consumer credit, ascending by first day. Changing law is a new pack at the end. */
export const romanianRulePacks: RulePack[] = [
  {
    ...common,
    validFrom: '2024-11-11',
    withdrawalDays: {
      value: 14,
      source: {
        name: 'OUG 50/2010, Monitorul Oficial 389/11.06.2010',
        url: 'https://sintact.ro/legislatie/monitorul-oficial/ordonanta-de-urgenta-50-2010-privind-contractele-de-credit-pentru-16909488',
        date: '2010-06-11',
        readAt: null,
      },
    },
  },
  {
    ...common,
    validFrom: '2026-11-20',
    withdrawalDays: {
      value: 14,
      source: {
        name: 'Directiva (UE) 2023/2225, Jurnalul Oficial L din 30.10.2023',
        url: 'https://eur-lex.europa.eu/eli/dir/2023/2225',
        date: '2023-10-30',
        readAt: null,
      },
    },
  },
];
