import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const loader = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML: other spellings of the same document.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Boxes and buttons of one name are a list of choices, in HTML as on the server.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // HTML asks of an id only that it has no spaces; numbered headings begin with their number.
    'valid-id': ['error', { relaxed: true }],
    // The rate of the day is the title of a currency's page, and some names are long.
    'long-title': ['error', { maxlength: 80 }],
  },
});
// The same for every page: the validator would read what HTML has of elements anew for each.
const config = loader.getConfigFor('page.html');
loader.getConfigFor = () => config;
const validator = new HtmlValidate(loader);

/** What is wrong with the HTML of a page, a line each. */
export async function validateHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
}
