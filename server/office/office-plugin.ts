import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Access, hasAccess, roles as allRoles, type Role } from '#domain/answers/office/role.ts';
import { setDeskRules } from './desk-rules.ts';
import { refuse } from './office-error.ts';
import type { OpenAuth } from './open-auth.ts';
import { readSession } from './read-session.ts';

/** A signed-in colleague. */
export type Officer = {
  id: string;
  name: string;
  email: string;
  roles: Role[];
  twoFactorEnabled: boolean;
  /** whether this browser was signed in with a code or a passkey, not with a password alone */
  hasSecondFactor: boolean;
  /** of this browser */
  sessionId: string;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** roles that may call a route of /api/admin/; each route must declare them */
    access?: Access;
    /**
     * the call changes public data, payouts or access: a session opened by password alone is refused
     * @see docs/decisions/150-who-approves-has-a-second-factor.md
     */
    needsSecondFactor?: boolean;
  }
  interface FastifyRequest {
    officer: Officer | null;
  }
}

type Options = {
  openAuth: OpenAuth;
  origin: string;
  /** false: a password alone gives access to all that its owner may do */
  isSecondFactorRequired: boolean;
  register: (app: FastifyInstance) => Promise<void>;
};

const ACCOUNT_LINK = { href: '/admin/cont/', text: 'Mergeți la „Contul meu”' };

/**
 * Guards everything under /api/admin/: a route that does not declare its callers stops the start. Changes are accepted as JSON from
 * our own pages only.
 */
export async function officePlugin(
  app: FastifyInstance,
  { openAuth, origin, isSecondFactorRequired, register }: Options,
): Promise<void> {
  app.decorateRequest('officer', null);
  setDeskRules(app, { origin, foreign: `Redacția se deschide la ${origin}/admin/.` });
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined) {
      throw new Error(`${String(method)} ${url} does not say who may call it: set config.access.`);
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    const { access = [], needsSecondFactor = false } = request.routeOptions.config;
    const officer = await findOfficer(openAuth, request, reply);
    request.officer = officer;
    if (!hasAccess(access, officer?.roles ?? null)) {
      return officer
        ? refuse(reply, 403, 'forbidden', 'Contul dumneavoastră nu are acest drept.')
        : refuse(reply, 401, 'signed-out', 'Intrați în cont pentru a continua.');
    }
    if (!needsSecondFactor || !isSecondFactorRequired || officer?.hasSecondFactor) return;
    // A person who switched the second factor on elsewhere has a session that was opened without it.
    const message = officer?.twoFactorEnabled
      ? 'Pentru aceasta ieșiți din cont și intrați din nou, cu al doilea pas.'
      : 'Pentru aceasta intrați cu doi pași: porniți al doilea pas în „Contul meu”, apoi încercați din nou.';
    return refuse(reply, 403, 'second-factor-needed', message, undefined, ACCOUNT_LINK);
  });
  await register(app);
}

/** Returns the caller, for handlers of guarded routes. @throws {Error} on a route open to anyone */
export function officerOf(request: FastifyRequest): Officer {
  if (!request.officer) throw new Error(`${request.url} is open to people without an account.`);
  return request.officer;
}

async function findOfficer(
  openAuth: OpenAuth,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Officer | null> {
  const auth = await openAuth();
  const response = await readSession(
    (headers) => auth.api.getSession({ headers, returnHeaders: true }),
    request,
    reply,
  );
  if (!response) return null;
  const { id, name, email, roles, twoFactorEnabled } = response.user;
  return {
    id,
    name,
    email,
    roles: allRoles.filter((role) => roles.includes(role)),
    twoFactorEnabled: twoFactorEnabled === true,
    hasSecondFactor: response.session.hasSecondFactor === true,
    sessionId: response.session.id,
  };
}
