import { expect, test } from 'vitest';
import { waitingPlaces } from '#domain/answers/office/waiting-places.ts';
import { navigation } from './navigation.ts';

test.each(Object.entries(waitingPlaces))(
  'waiting work of %s is counted at one entry of the navigation',
  (_name, place) => {
    const pages = navigation.flatMap(({ entries }) => entries).filter(({ path }) => path !== '/');
    expect(pages.filter(({ path }) => place.path.startsWith(path))).toHaveLength(1);
  },
);
