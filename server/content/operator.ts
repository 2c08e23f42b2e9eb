/** What texts say of the company that runs the site, `{{operator.denumire}}`, and the setting that fills it. */
export const operatorSettings = {
  denumire: 'OPERATOR_NAME',
  cui: 'OPERATOR_CUI',
  registru: 'OPERATOR_REGISTER',
  adresa: 'OPERATOR_ADDRESS',
  activitate: 'OPERATOR_ACTIVITY',
  autorizare: 'OPERATOR_AUTHORISATION',
  email: 'OPERATOR_EMAIL',
  telefon: 'OPERATOR_PHONE',
  gazduire: 'OPERATOR_HOSTING',
} as const;

type OperatorSetting = (typeof operatorSettings)[keyof typeof operatorSettings];

/** The operator as far as the settings name it. */
export type Operator = { readonly [Setting in OperatorSetting]?: string | undefined };

const UNSET = '(se completează de operator înainte de lansare)';
const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** The settings of the operator without a value, in the order of the table above. */
function unsetOperatorSettings(operator: Operator): OperatorSetting[] {
  return Object.values(operatorSettings).filter((setting) => !operator[setting]);
}

/**
 * What to tell whoever starts a public site whose legal pages do not name the company behind it.
 * @param publicOrigin how visitors reach the site
 * @returns null on one's own machine, and when everything is set
 */
export function operatorWarning(operator: Operator, publicOrigin: string): string | null {
  const unset = unsetOperatorSettings(operator);
  if (unset.length === 0 || ownMachine.test(new URL(publicOrigin).hostname)) return null;
  return `The legal pages do not name the operator completely: ${unset.join(', ')} not set (.env.example explains each).`;
}

/** The operator's placeholders with their Markdown. Text of a setting is never read as Markdown or HTML. */
export function operatorValues(operator: Operator): Record<string, string> {
  return Object.fromEntries(
    Object.entries(operatorSettings).map(([name, setting]) => {
      const value = operator[setting];
      return [`operator.${name}`, value ? toMarkdown(setting, value.trim()) : UNSET];
    }),
  );
}

function toMarkdown(setting: OperatorSetting, value: string): string {
  if (setting === 'OPERATOR_EMAIL') return `[${escapeMarkdown(value)}](<mailto:${value}>)`;
  if (setting === 'OPERATOR_PHONE') return `[${escapeMarkdown(value)}](tel:${value.replace(/[^\d+]/g, '')})`;
  return escapeMarkdown(value);
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&!]/g, String.raw`\$&`);
}
