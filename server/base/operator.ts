import type { Company } from '#domain/texts/pages/company.ts';
import { StartupError } from './startup-error.ts';

/** Placeholders about the operator's company, `{{operator.denumire}}`, each with the setting that fills it. */
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

/** Required to name the operator of the site: the company, its address and its contact. */
const IDENTITY = ['OPERATOR_NAME', 'OPERATOR_CUI', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;

const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Lists the unset settings of the operator's identity, in order; empty: the operator is named. */
export function missingIdentity(operator: Operator): OperatorSetting[] {
  return IDENTITY.filter((setting) => !operator[setting]);
}

/**
 * Refuses to open a site to the public without a named operator. A rehearsal states on its pages that it is one.
 * @param site.publicOrigin how visitors reach it; one's own machine and plain http are not the public
 * @throws {StartupError} naming the settings that are missing
 */
export function assertOperatorNamed(site: {
  operator: Operator;
  publicOrigin: string;
  isStaging: boolean;
}): void {
  const { protocol, hostname, origin } = new URL(site.publicOrigin);
  const missing = missingIdentity(site.operator);
  if (missing.length === 0 || site.isStaging || protocol !== 'https:' || ownMachine.test(hostname)) return;
  throw new StartupError(
    `${origin} would be open to everybody without saying who runs it: set ${missing.join(', ')} (.env.example explains each), or STAGING=true for a rehearsal.`,
  );
}

/**
 * Warning at the start of a public site whose legal pages do not name its company.
 * @param publicOrigin how visitors reach the site
 * @returns null on one's own machine, and when everything is set
 */
export function operatorWarning(operator: Operator, publicOrigin: string): string | null {
  const unset = Object.values(operatorSettings).filter((setting) => !operator[setting]);
  if (unset.length === 0 || ownMachine.test(new URL(publicOrigin).hostname)) return null;
  return `The legal pages do not name the operator completely: ${unset.join(', ')} not set (.env.example explains each).`;
}

/**
 * The operator's placeholders with their Markdown; null: not set, and what needs it is left out of the text. Text of a
 * setting is never read as Markdown or HTML.
 */
export function operatorValues(operator: Operator): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(operatorSettings).map(([name, setting]) => {
      const value = operator[setting];
      return [`operator.${name}`, value ? toMarkdown(setting, value.trim()) : null];
    }),
  );
}

function toMarkdown(setting: OperatorSetting, value: string): string {
  if (setting === 'OPERATOR_EMAIL') return `[${escapeMarkdown(value)}](<mailto:${value}>)`;
  // A number is not broken over two lines.
  if (setting === 'OPERATOR_PHONE')
    return `[${escapeMarkdown(value.replaceAll(' ', '\u00a0'))}](tel:${value.replace(/[^\d+]/g, '')})`;
  return escapeMarkdown(value);
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&!]/g, String.raw`\$&`);
}

/** The operator for programs that read pages: each part where its setting has a value. */
export function operatorCompany(operator: Operator): Company {
  return {
    legalName: operator.OPERATOR_NAME,
    taxId: operator.OPERATOR_CUI,
    register: operator.OPERATOR_REGISTER,
    address: operator.OPERATOR_ADDRESS,
    email: operator.OPERATOR_EMAIL,
    phone: operator.OPERATOR_PHONE,
  };
}
