import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const loader = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React's spelling of HTML: variants of the same document.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Checkboxes and buttons with one name are a list of values, in HTML as on the server.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // HTML only requires an id to have no spaces; ids of numbered headings begin with the number.
    'valid-id': ['error', { relaxed: true }],
    // The title of a currency's page contains the current rate, and some names are long.
    'long-title': ['error', { maxlength: 80 }],
  },
});
// Loaded once for every page: the validator would otherwise read its table of elements each time.
const config = loader.getConfigFor('page.html');
loader.getConfigFor = () => config;
const validator = new HtmlValidate(loader);

/** Lists the HTML errors of a page, one per line. */
export async function validateHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
}
