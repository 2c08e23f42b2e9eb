import { expect, test } from 'vitest';
import { type Access, type Role, hasAccess, roles } from '#domain/answers/office/role.ts';
import { officeOrigin, startOffice } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const { db } = await openFileDatabase();
const office = await startOffice(db);
const people = await Promise.all(
  roles.map(async (role) => ({ name: role, own: [role], cookies: (await office.enter([role])).cookies })),
);
const nobody = { name: 'somebody without a role', own: [], cookies: (await office.enter([])).cookies };
const stranger = { name: 'a stranger', own: null, cookies: '' };
const partner = await office.enterPartner();
// At the desk of the others an account is nothing.
const visitingPartner = { name: 'a partner', own: null, cookies: partner.cookies };

// HEAD belongs to the GET route; sign-in calls go to the library, which has its own tests.
const routes = office.routes.filter(({ method, url }) => method !== 'HEAD' && !url.includes('/auth/'));
const partnersRoutes = office.partnersRoutes.filter(
  ({ method, url }) => method !== 'HEAD' && !url.includes('/auth/'),
);

test('there are routes to walk', () => {
  expect(routes.length).toBeGreaterThan(5);
});

test.each(
  routes.flatMap((route) =>
    [...people, nobody, stranger, visitingPartner].map((person) => ({ route, person })),
  ),
)('$route.method $route.url answers $person.name as declared', async ({ route, person }) => {
  const url = route.url.replaceAll(/:\w+/g, '0a0a0a0a-0000-4000-8000-000000000000');

  const { status } = await office.call(route.method as 'GET', url, { cookies: person.cookies });

  expect(verdictOf(status)).toBe(expectedVerdict(route.access, person.own));
});

test.each([...routes, ...partnersRoutes].filter(({ method }) => method !== 'GET'))(
  '$method $url refuses requests of another site or a form, whoever is signed in',
  async ({ method, url }) => {
    const cookies = people[0]?.cookies ?? '';
    const foreign = [
      { origin: 'https://evil.test' },
      { origin: '' },
      { origin: officeOrigin, 'content-type': 'text/plain' },
      { origin: officeOrigin, 'content-type': 'application/x-www-form-urlencoded' },
    ];
    for (const headers of foreign) {
      const { status } = await office.call(method as 'POST', url, { cookies, headers });
      expect(status).toBe(403);
    }
  },
);

test.each(
  partnersRoutes.flatMap((route) =>
    [
      { name: 'the partner', isPartner: true, cookies: partner.cookies },
      ...[...people, nobody, stranger].map((person) => ({ ...person, isPartner: false })),
    ].map((person) => ({ route, person })),
  ),
)(
  '$route.method $route.url of the partners’ desk answers $person.name as declared',
  async ({ route, person }) => {
    const url = route.url.replaceAll(/:\w+/g, '0a0a0a0a-0000-4000-8000-000000000000');

    const { status } = await office.call(route.method as 'GET', url, { cookies: person.cookies });

    // An administrator may do everything at the office, and nothing here.
    const isOpen = route.access === 'anyone' || person.isPartner;
    expect(verdictOf(status)).toBe(isOpen ? 'open' : 'signed out');
  },
);

type Verdict = 'signed out' | 'forbidden' | 'open' | 'broken';

function expectedVerdict(access: Access, own: readonly Role[] | null): Verdict {
  if (hasAccess(access, own)) return 'open';
  return own === null ? 'signed out' : 'forbidden';
}

/** The route itself refuses an empty body or an unknown id: the caller was let in. */
function verdictOf(status: number): Verdict {
  if (status === 401) return 'signed out';
  if (status === 403) return 'forbidden';
  return status < 500 ? 'open' : 'broken';
}
