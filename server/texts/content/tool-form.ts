import { z } from 'zod';
import { numberText } from '#domain/tools/calculator/number-text.ts';
import { escapeHtml } from '#domain/base/text/escape-html.ts';
import { READ_ONCE } from './read-once.ts';
import { readYaml } from './read-yaml.ts';

type Tool = {
  page: string;
  /** query of the address besides the fields */
  fixed?: Readonly<Record<string, string>>;
  /** labels by names in the address, in the order of the form */
  fields: Readonly<Record<string, string>>;
  button: string;
};

const tools = {
  rate: {
    page: '/calculator-rate-credit/',
    fixed: { pe: 'an', unitate: 'luni' },
    fields: {
      suma: 'Suma (lei)',
      dobanda: 'Dobânda (% pe an)',
      perioada: 'Perioada (luni)',
      comision: 'Comision la început (lei)',
      anticipat: 'Plata în avans (lei)',
      luna: 'Odată cu rata nr.',
      venit: 'Venit net pe lună (lei)',
      'alte-rate': 'Alte rate pe lună (lei)',
    },
    button: 'Calculați rata',
  },
  ircc: {
    page: '/calculator-rata-ircc/',
    fields: { suma: 'Cât mai datorați (lei)', luni: 'Luni rămase', marja: 'Marja din contract (%)' },
    button: 'Calculați rata',
  },
  salariu: {
    page: '/calculator-salariu-net/',
    fields: { suma: 'Salariul brut pe lună (lei)' },
    button: 'Calculați netul',
  },
  'pfa-srl': {
    page: '/calculator-pfa-sau-srl/',
    fields: { incasari: 'Încasări pe an (lei)', cheltuieli: 'Cheltuieli pe an (lei)' },
    button: 'Comparați formele',
  },
  euro: {
    page: '/convertor-valutar/',
    fixed: { din: 'EUR', in: 'RON' },
    fields: { suma: 'Suma în euro' },
    button: 'Vedeți suma în lei',
  },
  oferte: {
    page: '/offers/',
    fields: { suma: 'Suma (lei)', perioada: 'Perioada (luni)' },
    button: 'Comparați ofertele',
  },
} as const satisfies Record<string, Tool>;

const blockSchema = z.strictObject({
  unealta: z.enum(Object.keys(tools) as (keyof typeof tools)[]),
  /** what the reader finds out */
  titlu: z.string().trim().min(1),
  /** default of each field; null leaves it empty */
  campuri: z.record(z.string(), z.number().min(0).nullable()),
});

/**
 * Renders the form of an `incercati` block in an article: a few fields of a tool with the figures of the example, which open the
 * tool with the reader's changes. A plain GET form, so it needs no script.
 * @throws {RangeError} naming the field that the tool lacks
 */
export function toolForm(yaml: string): string {
  const { data, error } = blockSchema.safeParse(readYaml(yaml), READ_ONCE);
  if (!data) {
    const [issue] = error.issues;
    throw new RangeError(`incercati: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'can not be read'}`);
  }
  const tool: Tool = tools[data.unealta];
  const strange = Object.keys(data.campuri).find((name) => !(name in tool.fields));
  if (strange) throw new RangeError(`incercati: ${data.unealta} has no field ${strange}`);
  const fields = Object.entries(tool.fields).flatMap(([name, label]) => {
    const value = data.campuri[name];
    return value === undefined ? [] : [fieldOf(name, label, value)];
  });
  const fixed = Object.entries(tool.fixed ?? {}).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  );
  const title = escapeHtml(data.titlu);
  return `<form class="try-it" action="${tool.page}" aria-label="${title}"><p><b>${title}</b></p><div class="try-it-fields">${fields.join('')}</div>${fixed.join('')}<button class="btn" type="submit">${tool.button}</button></form>\n`;
}

function fieldOf(name: string, label: string, value: number | null): string {
  const typed = value === null ? '' : numberText(value);
  return `<label class="field"><span class="label">${label}</span><input class="input" type="text" name="${name}" value="${typed}" inputmode="decimal" autocomplete="off"></label>`;
}

const FORM = /<form class="try-it" action="([^"]+)" aria-label="([^"]+)">.*?<\/form>/g;

/** Replaces the forms of a text by links to their tools, for feed readers, where forms cannot be sent. */
export function formsAsLinks(html: string): string {
  return html.replaceAll(FORM, '<p><a href="$1">$2</a></p>');
}
