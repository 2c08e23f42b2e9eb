import { Marked } from 'marked';
import { stepChartSchema } from '#domain/texts/schemas/step-chart-schema.ts';
import type { TextChart } from '#domain/texts/schemas/text-chart.ts';
import { escapeHtml } from '#domain/base/text/escape-html.ts';
import { slugOf } from '#domain/base/text/plain-letters.ts';
import type { ComputedTable } from '#domain/texts/tables/computed-table.ts';
import { markNoBreaks } from './mark-no-breaks.ts';
import { stepChart } from '#domain/texts/charts/step-chart.ts';
import { toolForm } from './tool-form.ts';
import { READ_ONCE } from './read-once.ts';
import { readYaml } from './read-yaml.ts';

type Heading = { id: string; text: string };
export type RenderedMarkdown = {
  /** with CHART in the place of each of `charts` */
  html: string;
  headings: Heading[];
  links: string[];
  words: number;
  charts: TextChart[];
};

type Compute = { table: (block: string) => ComputedTable; chart: (block: string) => TextChart };

const CHART = '<!--grafic-->';

/**
 * Renders Markdown to HTML for pages: second-level headings get ids for the table of contents, tables a region that scrolls by
 * keyboard. The content check refuses HTML inside Markdown.
 * @param compute returns the table of a fenced `calcul` block and the chart of a `grafic` block; the other known blocks are
 * `trepte`, a chart of steps with their sources, `pe-scurt`, the box of key points, `incercati`, the form that opens a tool
 * with the reader's own figures, and `sh`, a program to read
 */
export function renderMarkdown(markdown: string, compute: Compute): RenderedMarkdown {
  const headings: Heading[] = [];
  const links: string[] = [];
  const charts: TextChart[] = [];
  // Numbered, because two tables of a text may have the same columns, and regions need distinct names.
  let tables = 0;
  const tableRegion = (label: string, table: string) =>
    `<section class="table-scroll" tabindex="0" aria-label="Tabelul ${++tables}: ${escapeHtml(label)}">${table}</section>`;
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${html}</h${depth}>\n`;
        const text = plainText(html);
        const id = slugOf(text);
        headings.push({ id, text });
        return `<h2 id="${id}">${html}</h2>\n`;
      },
      link({ href, tokens }) {
        links.push(href);
        const rel = href.startsWith('/') || href.startsWith('#') ? '' : ' rel="noopener"';
        return `<a href="${escapeHtml(href)}"${rel}>${this.parser.parseInline(tokens)}</a>`;
      },
      code({ text, lang }) {
        if (lang === 'trepte' || lang === 'grafic') {
          charts.push(lang === 'grafic' ? compute.chart(text) : readStepChart(text));
          return `${CHART}\n`;
        }
        if (lang === 'pe-scurt')
          return `<div class="key-points"><p><b>Pe scurt</b></p>${this.parser.parse(marked.lexer(text))}</div>\n`;
        if (lang === 'incercati') return toolForm(text);
        if (lang === 'sh') return program(text);
        if (lang !== 'calcul')
          throw new RangeError(
            `a code block in "${lang ?? ''}": only calcul, grafic, trepte, incercati, pe-scurt and sh are known`,
          );
        return computedTable(compute.table(text), tableRegion);
      },
      table(token) {
        // Many text columns do not fit a phone: there every cell stands on its own line, after its heading.
        const isStacked =
          token.header.length > (token.align.filter((align) => align === 'right').length < 2 ? 3 : 4);
        const row = (cells: typeof token.header, tag: 'th' | 'td') =>
          cells
            .map((cell, index) => {
              const align = token.align[index] === 'right' ? ' class="r"' : '';
              const head = escapeHtml(token.header[index]?.text ?? '');
              const about = tag === 'th' ? ' scope="col"' : isStacked ? ` data-head="${head}"` : '';
              return `<${tag}${about}${align}>${this.parser.parseInline(cell.tokens)}</${tag}>`;
            })
            .join('');
        const body = token.rows.map((cells) => `<tr>${row(cells, 'td')}</tr>`).join('');
        const label = plainText(token.header.map((cell) => cell.text).join(', '));
        return `${tableRegion(
          label,
          `<table class="table${isStacked ? ' table-stack' : ''}"><thead><tr>${row(token.header, 'th')}</tr></thead><tbody>${body}</tbody></table>`,
        )}\n`;
      },
    },
  });
  const html = markNoBreaks(marked.parse(markdown, { async: false }));
  // Cells and rows end a word as paragraphs do.
  const words = plainText(html.replaceAll(/<\/(?:td|th|tr|li|p)>/g, ' '))
    .split(' ')
    .filter(Boolean).length;
  return { html, headings, links, words, charts };
}

/** @throws {RangeError} naming the invalid field */
function readStepChart(yaml: string): TextChart {
  const { data, error } = stepChartSchema.safeParse(readYaml(yaml), READ_ONCE);
  if (data) return stepChart(data);
  const [issue] = error.issues;
  throw new RangeError(`trepte: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'can not be read'}`);
}

function computedTable(
  { caption, head, rows, note }: ComputedTable,
  region: (label: string, table: string) => string,
): string {
  const header = head
    .map((cell, index) => `<th scope="col"${index > 0 ? ' class="r"' : ''}>${cell}</th>`)
    .join('');
  const body = rows
    .map(([first, ...cells]) => {
      const values = cells.map((cell) => `<td class="r">${cell.replaceAll(', ', ',<br>')}</td>`).join('');
      return `<tr><th scope="row">${first}</th>${values}</tr>`;
    })
    .join('');
  const table = `<table class="table"><caption>${caption}</caption><thead><tr>${header}</tr></thead><tbody>${body}</tbody></table>`;
  return `<figure class="computed">${region(caption, table)}<figcaption class="fine">${note}</figcaption></figure>\n`;
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Writes a program in a region that scrolls by keyboard. */
function program(text: string): string {
  return `<section class="table-scroll" tabindex="0" aria-label="Programul"><pre><code>${escapeHtml(text)}</code></pre></section>\n`;
}
