/** Groups of the list of all pages, in its order, with their headings. */
export const pageGroups = {
  tools: 'Comparați și calculați',
  loans: 'Tipuri de credite',
  lenders: 'Creditori',
  guides: 'Ghiduri',
  rates: 'Curs valutar și indicatori',
  calendar: 'Zile libere',
  law: 'Legea',
  site: 'Despre site și drepturile dumneavoastră',
} as const;
export type PageGroupName = keyof typeof pageGroups;

/** A page in lists of pages; `module` is a file of app/pages/. */
export type ListedPage = { path: string; name: string; module: string; group: PageGroupName };
