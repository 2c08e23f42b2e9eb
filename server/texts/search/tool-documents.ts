import { letterPath } from '#domain/tools/contract-check/letter-path.ts';
import { calendarYears } from '#domain/tools/calendar/calendar-years.ts';
import { definitionOf, seriesNames } from '#domain/base/series/series.ts';
import { checks } from '#domain/partners/transparency/checks.ts';
import type { Content } from '#server/texts/content/content.ts';
import type { SearchDocument } from './search-document.ts';

const seriesTitles = seriesNames.map((name) => definitionOf(name).title).join('\n');

/** Builds the documents of pages without an editor's text: tools, lists and the law. They are found by their names. */
export function toolDocuments(content: Content): SearchDocument[] {
  const { roads, calculator, contractCheck, debts, irccTool, payTool, businessTool } = content;
  const { law, offersPage, priceRequest, lettersPage, letters, ratesPage, currencies } = content;
  const { questions } = roads.counter;
  const { converter } = ratesPage;
  return [
    tool('/drumuri/', roads.title, roads.description, {
      headings: Object.values(roads.roads)
        .map(({ name }) => name)
        .join('\n'),
      body: questions.map(({ q }) => q).join('\n'),
    }),
    tool('/calculator-rate-credit/', calculator.h1, calculator.lede, { names: calculator.title }),
    tool('/verificare/', contractCheck.h1, contractCheck.lede, { names: contractCheck.title }),
    tool('/datorii/', debts.h1, debts.lede, { names: debts.title }),
    tool('/calculator-rata-ircc/', irccTool.h1, irccTool.lede, {
      names: 'Calculator IRCC: rata cu dobândă variabilă sau fixă',
    }),
    tool('/calculator-salariu-net/', payTool.h1, payTool.lede, {
      names: 'Salariu brut în net, net în brut, taxe pe salariu',
    }),
    tool('/calculator-pfa-sau-srl/', businessTool.h1, businessTool.lede, {
      names: 'Calculator PFA sau SRL: impozite, CAS, CASS, dividende',
    }),
    tool('/cereti-pretul/', priceRequest.h1, priceRequest.lede, {
      names: `${priceRequest.title}, formularul standard, SECCI`,
    }),
    tool('/scrisori/', lettersPage.h1, lettersPage.lede, {
      names: lettersPage.title,
      headings: letters.map(({ title }) => title).join('\n'),
    }),
    ...letters.map(({ name, title, when, to, body }) =>
      tool(letterPath(name), title, `${when} Se trimite ${to}.`, { names: `Model: ${title}`, body }),
    ),
    tool(
      '/application/',
      'Cerere de oferte',
      'Suma, perioada și patru întrebări: vedeți ce oferte vi se potrivesc.',
    ),
    tool(
      '/abonare/',
      'Abonare prin e-mail',
      'Ghidurile noi, ofertele care se schimbă și un mesaj când un curs trece de o valoare.',
    ),
    tool(
      '/unsubscribe/',
      'Dezabonare',
      'Opriți mesajele noastre, cu adresa de e-mail sau cu numărul de telefon.',
    ),
    tool(
      '/datele-mele/',
      'Datele mele',
      'Ce păstrăm despre dumneavoastră: vedeți, luați cu dumneavoastră sau ștergeți.',
    ),
    ...calendarYears.map((year) => {
      const path = `/zile-libere-${year}/`;
      // The menus link to the calendar of this year.
      const isNow = content.navigation.header.links.some(({ link }) => link === path);
      return tool(
        path,
        `Zile libere ${year}`,
        `Sărbătorile legale, punțile și zilele lucrătoare din ${year}, lună de lună.`,
        {
          names: isNow ? 'Zile libere\nCalendar' : '',
        },
      );
    }),
    ...currencies
      .filter(({ code }) => code !== 'RON')
      .map(({ code, one, few }) =>
        tool(
          `/convertor-valutar/${code.toLowerCase()}-to-ron/`,
          `${few} în lei`,
          `Cât face acum ${one} în lei, la cursul BNR.`,
          {
            names: `Curs ${one}\n${one} azi\n${code} în RON`,
          },
        ),
      ),
    tool('/offers/', 'Oferte de credit', offersPage.description, { names: 'Comparați împrumuturi' }),
    tool('/convertor-valutar/', converter.heading, converter.lede, {
      names: 'Curs valutar BNR, euro în lei',
      headings: currencies.map(({ code, one, few }) => `${code} ${one} ${few}`).join('\n'),
    }),
    tool('/curs-valutar-banci/', 'Schimb valutar la bancă', converter.reference, { names: 'Case de schimb' }),
    tool(
      '/indicatori/',
      'Indicatori',
      'IRCC, ROBOR, dobânzile BNR, inflația, salariul minim și taxele: valoarea de azi și cele dinainte, fiecare cu sursa și ziua ei.',
      { names: 'IRCC, ROBOR, inflație, salariu minim, taxe', headings: seriesTitles },
    ),
    tool(
      '/date-deschise/',
      'Date deschise',
      'Fișierele CSV și JSON din care sunt făcute listele și calculele noastre: dovezi, oferte, plafoane, serii.',
      { names: 'Date deschise, CSV, JSON' },
    ),
    tool(
      '/legi/',
      'Legea, articol cu articol',
      'Articolele pe care se sprijină textele și verificările: ce spune fiecare, pe scurt, și cum l-am citit.',
      { names: 'Legea creditelor' },
    ),
    tool(
      '/transparenta/',
      'Transparență: zece întrebări',
      'Ce arată fiecare creditor pe site-ul lui înainte de cerere: prețul, costul întârzierii, contractul.',
      { headings: checks.map(({ label }) => label).join('\n') },
    ),
    ...law.acts.map(({ id, name, title, about }) => tool(`/legi/${id}/`, title, about, { names: name })),
    ...law.articles.map(({ path, name, title, summary }) => tool(path, `${name}: ${title}`, summary, {})),
  ];
}

function tool(
  path: string,
  title: string,
  summary: string,
  more: Partial<SearchDocument> = {},
): SearchDocument {
  return { path, kind: 'text', title, names: '', summary, headings: '', body: '', ...more };
}
