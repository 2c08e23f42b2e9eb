type Task = {
  name: string;
  /** its start page, or the step under test */
  path: string;
  /** part of the page with the task */
  area: string;
  /** what a screen reader must read, in this order: Playwright's snapshot of the accessibility tree */
  tree: string;
};

const unitsOf = (chosen: 'luni' | 'zile') => `
    - radio "${chosen === 'zile' ? 'zile' : 'luni'}" [checked]
    - radio "${chosen === 'zile' ? 'luni' : 'zile'}"`;

/** The tasks most people come for. */
export const tasks: readonly Task[] = [
  {
    name: 'an amount is stated, and the offers seen',
    path: '/?suma=2000&perioada=3',
    area: '.home-start',
    tree: `
- heading /^Cât vă costă, de fapt, 2 000 de lei\\? 0 lei dacă puteți aștepta, cel mult 1 820 de lei la un IFN\\.$/ [level=1]
- textbox "Suma": 2 000
- slider "Suma, cursor"
- textbox "Perioada": "3"
- combobox "Unitatea perioadei":
  - option "luni" [selected]
  - option "zile"
- slider "Perioada, cursor"
- figure:
  - paragraph: /înapoi 3 760 lei/
  - img /Împrumutați 2 000 de lei/
  - paragraph: /cost 1 760 lei/
- region "Aceiași 2 000 de lei, șase drumuri":
  - heading "Aceiași 2 000 de lei, șase drumuri" [level=2]
  - list:
    - listitem:
      - heading /Așteptați/ [level=3]
      - paragraph: 0 lei
    - listitem:
      - heading /Banca/ [level=3]
    - listitem:
      - heading /CAR/ [level=3]
    - listitem:
      - heading /Ferratum/ [level=3]
    - listitem:
      - heading /Smile Credit/ [level=3]
    - listitem:
      - heading /Alt IFN/ [level=3]
  - paragraph:
    - button "Vedeți ofertele pentru 2 000 de lei"
    - link "Am primit deja o ofertă"
- complementary "Nu luați credit dacă"`,
  },
  {
    name: 'one goes on to a lender',
    path: '/transition/?oferta=102&suma=2000&perioada=3',
    area: 'main',
    tree: `
- main:
  - heading "Mergeți la Smile Credit" [level=1]
  - paragraph: Pentru 2 000 de lei, pe 3 luni, dați înapoi 3 760 de lei.
  - term: Dați înapoi
  - definition: /lei/
  - term: Costul creditului
  - definition: /lei/
  - paragraph:
    - link "Continuați la Smile Credit (pagină externă)"
    - link "Înapoi la oferte"
  - region "Ce urmează"`,
  },
  {
    name: 'offers are compared',
    path: '/comparatie/?oferte=smile-credit,ferratum&suma=2000&perioada=3',
    area: 'main',
    tree: `
- main:
  - navigation "Unde vă aflați"
  - heading /cu 734 de lei mai puțin decât Smile Credit, dar la prețul din 2022/ [level=1]
  - paragraph: 2 000 de lei, pe 3 luni. Întrebați la Ferratum cât cere azi.
  - paragraph:
    - link "Mergeți la Smile Credit"
    - link "Mergeți la Ferratum"
  - region "Ce le deosebește":
    - table "Ce le deosebește":
      - rowgroup:
        - row "Smile Credit Ferratum":
          - columnheader "Smile Credit"
          - columnheader "Ferratum"
      - rowgroup:
        - row /Cost, în 3 rate/:
          - rowheader "Cost, în 3 rate"
        - row /Dați înapoi/:
          - rowheader "Dați înapoi"`,
  },
  {
    name: 'a loan is calculated',
    path: '/calculator-rate-credit/',
    area: 'main form',
    tree: `
- text: Rata lunară 313,36 lei, dați înapoi 11 281,13 lei, cost 1 281,13 lei
- group "Cine împrumută":
    - radio "Persoană fizică" [checked]
    - radio "Firmă"
- textbox "Suma împrumutată": 10 000
- slider "Suma împrumutată, cursor"
- textbox "Dobânda": "8"
- group "Dobânda este pe":
    - radio "% pe an" [checked]
    - radio "% pe zi"
- slider "Dobânda, cursor"
- textbox "Perioada": "36"
- group "Perioada este în":${unitsOf('luni')}
- slider "Perioada, cursor"
- combobox "Cum dați banii înapoi"
- textbox "Comision inițial"
- textbox "Comision lunar"
- button "Calculați"
- region "Rata lunară":
  - heading "Rata lunară" [level=2]
  - paragraph: 313,36 lei
  - term: Dați înapoi
  - definition: 11 281,13 lei`,
  },
  {
    name: 'currencies are converted',
    path: '/convertor-valutar/',
    area: 'main',
    tree: `
- main:
  - heading "Convertor valutar" [level=1]
  - textbox "Suma": "100"
  - combobox "Din"
  - combobox "În"`,
  },
  {
    name: 'offers are asked for by e-mail',
    path: '/reg/',
    area: 'main',
    tree: `
- main:
  - heading "Cerere de oferte" [level=1]
  - group "Împrumutul":
    - textbox "Suma": 2 000
    - textbox "Perioada": "3"
    - group "Perioada este în"
    - combobox "Pentru ce aveți nevoie de bani"
  - group "Condițiile de bază":
    - group "Ați împlinit 18 ani?":
      - radio "Da"
      - radio "Nu"
    - group "Aveți cetățenie română?"
    - group "Aveți un act de identitate valabil?"
    - group "Aveți un card sau un cont bancar valabil?"
  - group "Unde vă scriem":
    - textbox "Nume"
    - textbox "E-mail"
    - textbox "Telefon (opțional)"
    - checkbox "Accept termenii de utilizare și am citit ce se întâmplă cu datele mele"`,
  },
  {
    name: 'a message is written',
    path: '/contact/',
    area: 'main',
    tree: `
- main:
  - heading "Contact" [level=1]
  - textbox "Nume"
  - textbox "E-mail"
  - textbox "Telefon (opțional)"
  - combobox "Despre ce ne scrieți"
  - textbox "Mesaj"
  - checkbox "Trimiteți-mi o copie prin e-mail"
  - paragraph:
    - button "Trimiteți mesajul"
  - heading "Poate găsiți mai repede aici" [level=2]`,
  },
  {
    name: 'one unsubscribes',
    path: '/unsubscribe/',
    area: 'main',
    tree: `
- main:
  - heading "Nu mai doriți mesaje de la noi?" [level=1]
  - textbox "E-mail"
  - textbox "Telefon"
  - paragraph:
    - button "Dezabonați-mă"`,
  },
  {
    name: 'a contract is checked',
    path: '/verificare/',
    area: 'main',
    tree: `
- main:
  - heading "Ce semnez, de fapt?" [level=1]
  - button "Fotografiați sau alegeți oferta"
  - group: Lipiți textul ofertei
  - heading "Scrieți cifrele" [level=2]
  - textbox "Câți lei primiți"
  - textbox "În cât timp dați banii înapoi"
  - group "Perioada este în":${unitsOf('zile')}
  - textbox "Cât plătiți"
  - textbox "Comisioane pe lângă acestea"
  - group "Ca să comparăm cu legea":
    - combobox "Cine vă împrumută"
    - combobox "Ce fel de credit este"
    - group "Ați semnat deja?":
      - radio "Da, la data de mai jos"
  - button "Vedeți ce semnați"`,
  },
  {
    name: 'something is looked for',
    path: '/cautare/?q=dobanda',
    area: 'main',
    tree: `
- main:
  - heading "Căutare" [level=1]
  - search:
    - searchbox "Ce căutați?": dobanda
    - button "Căutați"
  - paragraph: /pagini pentru „dobanda”/
  - list:
    - listitem:
      - paragraph: /Ghid|Tip de credit|Creditor|Pagină/
      - heading [level=2]:
        - link`,
  },
];
