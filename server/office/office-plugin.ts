import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { officeErrorAnswer } from '#domain/answers/office/common.ts';
import { type Access, hasAccess, roles as allRoles, type Role } from '#domain/answers/office/role.ts';
import { answerOfficeError, refuse } from './office-error.ts';
import type { OpenAuth } from './open-auth.ts';

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
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.setErrorHandler(answerOfficeError);
  app.addHook('onRoute', (route) => {
    const { method, url, config } = route;
    // Every refusal has the same form.
    const errors = { '4xx': officeErrorAnswer, '5xx': officeErrorAnswer };
    route.schema = { ...route.schema, response: { ...errors, ...(route.schema?.response as object) } };
    if (config?.access === undefined) {
      throw new Error(`${String(method)} ${url} does not say who may call it: set config.access.`);
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    if (isForeign(request, origin)) {
      return refuse(reply, 403, 'foreign-origin', `Redacția se deschide la ${origin}/admin/.`);
    }
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

/** Tells whether a change may come from another site's page or a form: browsers name the origin of every such request. */
function isForeign(request: FastifyRequest, origin: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  if (request.headers.origin !== origin) return true;
  return !/^application\/json\b/.test(request.headers['content-type'] ?? '');
}

async function findOfficer(
  openAuth: OpenAuth,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Officer | null> {
  if (!request.headers.cookie) return null;
  const { response, headers } = await (
    await openAuth()
  ).api.getSession({
    headers: fromNodeHeaders(request.headers),
    returnHeaders: true,
  });
  // A session in use is renewed, and its cookie with it.
  const cookies = headers?.getSetCookie() ?? [];
  if (cookies.length > 0) reply.header('set-cookie', cookies);
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
