/** What a visitor may allow, each for itself. `measurement`: identifiers, attribution, experiments. */
export const consentPurposes = ['measurement', 'fingerprint'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** `explicit`: nothing is kept before an answer; `implied`: visits may be measured until a visitor objects. */
export type ConsentMode = 'explicit' | 'implied';

export type ConsentAnswer = {
  /** of the cookie policy that was answered, for instance 2.0 */
  version: string;
  /** none: everything was refused */
  purposes: readonly ConsentPurpose[];
  /** names the stored receipt; a refusal carries none, or it would be an identifier itself */
  receiptId: string | null;
};

/** The one cookie that is kept whatever the answer is: the answer. */
export const CONSENT_COOKIE = 'consent';
export const CONSENT_DAYS = 180;

/** An answer as the cookie holds it: `2.0/none`, `2.0/measurement+fingerprint/{receipt id}`. */
export function writeConsent({ version, purposes, receiptId }: ConsentAnswer): string {
  return [version, purposes.join('+') || 'none', ...(receiptId ? [receiptId] : [])].join('/');
}

/**
 * The visitor's answer; null when there is none to today's questions.
 * @param cookies `name=value; name=value`, as browsers and requests give them
 * @param version of the policy in force: the questions change with the number before its dot
 */
export function readConsent(cookies: string, version: string): ConsentAnswer | null {
  const value = /(?:^|; )consent=([^;]*)/.exec(cookies)?.[1] ?? '';
  const [answered = '', purposes = '', receiptId = null] = value.split('/');
  if (answered.split('.')[0] !== version.split('.')[0]) return null;
  const named = purposes.split('+');
  return {
    version: answered,
    purposes: consentPurposes.filter((purpose) => named.includes(purpose)),
    receiptId,
  };
}

/** Whether a purpose is allowed. Silence allows at most measuring, where the country's law lets it. */
export function isAllowed(purpose: ConsentPurpose, answer: ConsentAnswer | null, mode: ConsentMode): boolean {
  return answer ? answer.purposes.includes(purpose) : mode === 'implied' && purpose === 'measurement';
}

/**
 * Where a visitor stands, as pages show it: what is allowed, or why nothing is. Elements of the class `when-{state}`
 * are shown in that state only.
 */
export function consentStates(answer: ConsentAnswer | null, mode: ConsentMode): string[] {
  if (!answer) return [mode === 'implied' ? 'implied' : 'unasked'];
  return answer.purposes.length > 0 ? [...answer.purposes] : ['refused'];
}
