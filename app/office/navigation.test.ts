import { expect, test } from 'vitest';
import { waitingNames } from '#domain/answers/office/waiting-places.ts';
import { navigation } from './navigation.ts';

test('the navigation counts every place of waiting work once, as the first page and the mail at nine do', () => {
  const counted = navigation.flatMap(({ entries }) => entries.flatMap(({ counts = [] }) => counts));
  expect(counted.toSorted()).toEqual(waitingNames.toSorted());
});
