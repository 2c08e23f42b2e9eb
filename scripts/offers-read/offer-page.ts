import { escapeHtml } from '#domain/base/text/escape-html.ts';

/** How a document is drawn: on paper, or on a screen. */
export type Look =
  | 'form'
  | 'numbered'
  | 'stacked'
  | 'contract'
  | 'columns'
  | 'text'
  | 'web'
  | 'sms'
  | 'app'
  | 'app-dark'
  | 'app-stacked';

const screens: ReadonlySet<Look> = new Set(['sms', 'app', 'app-dark', 'app-stacked', 'web']);

/** Whether a document is what a telephone shows, and no paper. */
export function isScreen(look: Look): boolean {
  return screens.has(look);
}

/** A document as a page of HTML, drawn as such papers and screens look. @param isDark a screen in its dark colours */
export function offerPage(look: Look, text: string, isDark: boolean): string {
  const body = bodies[look](text.trim().split(/\n{2,}/));
  return `<!doctype html><meta charset="utf-8"><style>${styles}</style><body class="${look}${isDark ? ' dark' : ''}">${body}`;
}

const bodies: Readonly<Record<Look, (parts: readonly string[]) => string>> = {
  form: table,
  numbered: table,
  app: table,
  'app-dark': table,
  stacked,
  'app-stacked': stacked,
  contract: (parts) => parts.map((part) => `<p>${inLines(part.split('\n'))}</p>`).join(''),
  columns: (parts) =>
    `<div class="both">${cellsOf(parts.join('\n'))
      .map((column) => `<p>${escapeHtml(column)}</p>`)
      .join('')}</div>`,
  text: (parts) => `<p>${inLines(parts.flatMap((part) => part.split('\n')))}</p>`,
  web: (parts) => parts.map((part) => `<p>${inLines(part.split('\n'))}</p>`).join(''),
  sms: (parts) =>
    `<p class="who">Mesaje</p>${parts.map((part) => `<p class="bubble">${escapeHtml(part)}</p>`).join('')}`,
};

function inLines(lines: readonly string[]): string {
  return lines.map((line) => escapeHtml(line)).join('<br>');
}

function table(parts: readonly string[]): string {
  const rows = parts.map((part) => {
    const cells = cellsOf(part);
    return cells.length === 1
      ? `<tr><th colspan="3">${escapeHtml(cells[0] ?? '')}</th></tr>`
      : `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

function stacked(parts: readonly string[]): string {
  return parts
    .map((part) => {
      const [label = '', ...values] = part.split('\n');
      return values.length === 0
        ? `<h2>${escapeHtml(label)}</h2>`
        : `<p><b>${escapeHtml(label)}</b><br>${inLines(values)}</p>`;
    })
    .join('');
}

/** The cells of a row whose columns are held apart by spaces, each with its lines joined. */
function cellsOf(part: string): string[] {
  const lines = part.split('\n').map((line) => [...line.matchAll(/\S+(?: \S+)*/g)]);
  const widest = lines.reduce((most, cells) => (cells.length > most.length ? cells : most), []);
  const starts = widest.map(({ index }) => index);
  return starts.map((start, column) => {
    const next = starts[column + 1] ?? Infinity;
    return lines
      .flatMap((cells) => cells.filter(({ index }) => index >= start && index < next).map(([words]) => words))
      .join(' ');
  });
}

const styles = `
  * { box-sizing: border-box }
  body { margin: 0; padding: 40px 46px; font: 13.5px/1.4 'Liberation Sans', Arial, sans-serif; color: #111; background: #fff }
  table { border-collapse: collapse; width: 100% }
  td, th { border: 1px solid #555; padding: 5px 7px; text-align: left; vertical-align: top }
  th { background: #e6e6e6 }
  .form td:first-child, .numbered td:nth-child(2) { width: 46% }
  .form th, .numbered th { font-size: 12.5px }
  .numbered { font-family: 'DejaVu Sans', sans-serif; font-size: 12px }
  .numbered td { border-width: 0 0 1px; vertical-align: middle }
  .stacked { font-family: 'Liberation Serif', 'Times New Roman', serif; font-size: 15px }
  .stacked h2 { font-size: 15px; background: #ddd; padding: 3px 6px }
  .contract, .columns { font: 15px/1.45 'Liberation Serif', 'Times New Roman', serif; text-align: justify }
  .columns .both { display: grid; grid-template-columns: 1fr 1fr; gap: 34px }
  .columns p { margin: 0 }
  .text { font-family: 'Liberation Mono', monospace }
  .sms, .app, .app-dark, .app-stacked, .web { padding: 20px 16px; font: 16px/1.4 'DejaVu Sans', sans-serif }
  .sms { background: #eef1f4 }
  .who { text-align: center; font-weight: 700 }
  .bubble { background: #fff; border-radius: 16px; padding: 12px 14px; margin: 10px 40px 10px 0 }
  .app td, .app-dark td { border: 0; border-bottom: 1px solid #ccc; padding: 12px 2px }
  .app td:last-child, .app-dark td:last-child { text-align: right; font-weight: 700 }
  .app th, .app-dark th { border: 0; background: none; font-size: 20px; padding: 8px 2px }
  .app-stacked b { font-weight: 400; color: #667 }
  .app-stacked p { font-size: 21px }
  .app-stacked b { font-size: 14px }
  .app-dark, .dark { background: #10151c; color: #f1f4f7 }
  .dark .bubble { background: #26303b; color: #f1f4f7 }
  .app-dark td, .dark td { border-color: #333d48 }
  .dark.app-stacked b { color: #9aa7b4 }`;
