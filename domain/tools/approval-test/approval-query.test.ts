import { expect, test } from 'vitest';
import { readApprovalQuery } from './approval-query.ts';

const read = (search: string) => readApprovalQuery(new URLSearchParams(search));

test('a page that was only opened asks and shows no errors', () => {
  expect(read('utm_source=x')).toMatchObject({ isSent: false, given: {}, answers: null });
});

test('four answers are read', () => {
  const { isSent, missing, answers } = read('over=da&citizen=nu&validIdentity=da&validBank=nu');
  expect({ isSent, missing }).toEqual({ isSent: true, missing: [] });
  expect(answers).toEqual({ over: true, citizen: false, validIdentity: true, validBank: false });
});

test('a form sent empty misses everything, in the order of the form', () => {
  const { isSent, missing } = read('trimis=da');
  expect(isSent).toBe(true);
  expect(missing).toEqual(['over', 'citizen', 'validIdentity', 'validBank']);
});

test('given answers stay when others are missing or unreadable', () => {
  const { given, missing, answers } = read('over=da&citizen=poate&validBank=nu');
  expect(given).toEqual({ over: true, validBank: false });
  expect(missing).toEqual(['citizen', 'validIdentity']);
  expect(answers).toBeNull();
});
