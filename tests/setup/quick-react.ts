import * as React from 'react';

// React's development build records the creation of each element, for developer tools: half of the time of a page, and unrelated to
// warnings. It stops after 10 000 elements in a second; here it always has.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('This version of React counts elsewhere: tests/setup/quick-react.ts needs a look.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 10_000,
  set: () => undefined,
});
