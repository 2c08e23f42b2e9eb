import { expect, test } from 'vitest';
import type { LenderKind } from './lender-kind-schema.ts';
import type { IdentityOrigin } from './identity-origin.ts';
import { isBoundByCeilings, lenderIdentity, type LenderIdentity } from './lender-identity.ts';

type Case = [
  what: string,
  lender: { kind: LenderKind; name?: [string, IdentityOrigin]; registers?: [string[], IdentityOrigin] },
  state: LenderIdentity,
  isCeilingClaimed: boolean,
];

const bnr = ['RG-PJR-41-110300 (Registrul general)'];
const malta = ['instituție de credit din Malta, licența C 56251, supravegheată de MFSA'];

// spec-notes, "What may be said of a price": a register or the lender's own document; a known name without a number; neither.
// Numbers as BNR writes them (facts/lenders.md).
test.each<Case>([
  ['number in the register', { kind: 'ifn', registers: [bnr, 'register'] }, 'registered', true],
  ['number on its own page', { kind: 'ifn', registers: [bnr, 'lender'] }, 'registered', true],
  [
    'number of the special register, with its date',
    { kind: 'ifn', registers: [['RS-PJR-33-110111/18.05.2018'], 'lender'] },
    'registered',
    true,
  ],
  [
    'a second entry with the number',
    { kind: 'ifn', registers: [['autorizație ANSPDCP 28438', ...bnr], 'lender'] },
    'registered',
    true,
  ],
  [
    'name on its own page, no number',
    { kind: 'ifn', name: ['HORA CREDIT IFN S.A.', 'lender'] },
    'number-not-found',
    false,
  ],
  [
    'name on its own page, number in the press only',
    { kind: 'ifn', name: ['CREDIT FIX IFN S.A.', 'lender'], registers: [bnr, 'other'] },
    'number-not-found',
    false,
  ],
  [
    'name on its own page, an entry that is no register number',
    { kind: 'ifn', name: ['CREDITOR IFN S.A.', 'lender'], registers: [['J40/1169/2015'], 'lender'] },
    'number-not-found',
    false,
  ],
  [
    'name and number in the press only',
    { kind: 'ifn', name: ['CREDIT FIX IFN S.A.', 'other'], registers: [bnr, 'other'] },
    'missing',
    false,
  ],
  ['nothing known', { kind: 'unknown' }, 'missing', false],
  ['called an IFN by somebody, nothing known', { kind: 'ifn' }, 'missing', false],
  [
    'a firm of unknown kind',
    { kind: 'unknown', name: ['CREDITOR S.A.', 'lender'] },
    'number-not-found',
    false,
  ],
  [
    'a bank of another state with licence and authority',
    { kind: 'foreign-bank', name: ['Multitude Bank p.l.c.', 'lender'], registers: [malta, 'lender'] },
    'registered',
    false,
  ],
  [
    'such a bank with its licence in the press only',
    { kind: 'foreign-bank', name: ['Multitude Bank p.l.c.', 'lender'], registers: [malta, 'other'] },
    'missing',
    false,
  ],
  [
    'such a bank without the authority',
    { kind: 'foreign-bank', name: ['Bancă p.l.c.', 'lender'], registers: [['licența C 56251'], 'lender'] },
    'missing',
    false,
  ],
  [
    'such a bank without the licence',
    {
      kind: 'foreign-bank',
      name: ['Bancă p.l.c.', 'lender'],
      registers: [['supravegheată de MFSA'], 'lender'],
    },
    'missing',
    false,
  ],
  [
    'such a bank with a number of a Romanian IFN',
    { kind: 'foreign-bank', name: ['Bancă p.l.c.', 'lender'], registers: [bnr, 'lender'] },
    'missing',
    false,
  ],
])('%s: %o is %s, ceiling claimed: %s', (_, { kind, name, registers }, state, isCeilingClaimed) => {
  const identity = lenderIdentity({
    lenderKind: kind,
    legalName: name ? { value: name[0], origin: name[1] } : null,
    registers: registers ? { value: registers[0], origin: registers[1] } : null,
  });
  expect(identity).toBe(state);
  expect(isBoundByCeilings({ lenderKind: kind, evidence: { identity } })).toBe(isCeilingClaimed);
});
