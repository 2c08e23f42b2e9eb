import { expect, test } from 'vitest';
import { approvalChance } from './approval-chance.ts';

// Added by hand from the weights of the specification: over 20, citizen 35, validIdentity 15, validBank 28.
test.each([
  [{ over: true, citizen: true, validIdentity: true, validBank: true }, 98],
  [{ over: false, citizen: false, validIdentity: false, validBank: false }, 0],
  [{ over: true, citizen: false, validIdentity: false, validBank: false }, 20],
  [{ over: false, citizen: true, validIdentity: false, validBank: false }, 35],
  [{ over: false, citizen: false, validIdentity: true, validBank: false }, 15],
  [{ over: false, citizen: false, validIdentity: false, validBank: true }, 28],
  [{ over: true, citizen: true, validIdentity: false, validBank: true }, 83],
])('%j gives %i percent', (answers, percent) => {
  expect(approvalChance(answers)).toBe(percent);
});
