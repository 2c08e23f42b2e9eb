/** Purposes a visitor allows separately. `measurement`: identifiers, attribution, experiments. */
export const consentPurposes = ['measurement', 'fingerprint'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** `explicit`: nothing is stored before an answer; `implied`: visits may be measured until a visitor objects. */
export type ConsentMode = 'explicit' | 'implied';

export type ConsentAnswer = {
  /** version of the answered cookie policy, for instance 2.0 */
  version: string;
  /** empty: everything was refused */
  purposes: readonly ConsentPurpose[];
  /** id of the stored receipt; null for a refusal, where it would be an identifier itself */
  receiptId: string | null;
};

/** The only cookie that is set after any answer: the answer itself. */
export const CONSENT_COOKIE = 'consent';
export const CONSENT_DAYS = 180;

/** Writes an answer for the cookie: `2.0/none`, `2.0/measurement+fingerprint/{receipt id}`. */
export function writeConsent({ version, purposes, receiptId }: ConsentAnswer): string {
  return [version, purposes.join('+') || 'none', ...(receiptId ? [receiptId] : [])].join('/');
}

/**
 * Reads the visitor's answer; null when the present questions are unanswered.
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

/** Tells whether a purpose is allowed. Without an answer at most measuring is, where the country's law permits it. */
export function isAllowed(purpose: ConsentPurpose, answer: ConsentAnswer | null, mode: ConsentMode): boolean {
  return answer ? answer.purposes.includes(purpose) : mode === 'implied' && purpose === 'measurement';
}

/**
 * Lists the visitor's consent states for pages: the allowed purposes, or the reason why there are none. Elements of the class
 * `when-{state}` are shown in that state only.
 */
export function consentStates(answer: ConsentAnswer | null, mode: ConsentMode): string[] {
  if (!answer) return [mode === 'implied' ? 'implied' : 'unasked'];
  return answer.purposes.length > 0 ? [...answer.purposes] : ['refused'];
}
