import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setDeskRules } from '#server/office/desk-rules.ts';
import { refuse } from '#server/office/office-error.ts';
import { readSession } from '#server/office/read-session.ts';
import type { OpenPartnerAuth } from './open-partner-auth.ts';

/** The account of a partner that makes a call. */
export type SignedInPartner = {
  /** of the firm: whatever a call reads or changes belongs to it */
  partnerId: string;
  /** of the account */
  userId: string;
  name: string;
  email: string;
  twoFactorEnabled: boolean;
  /** of this browser */
  sessionId: string;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** callers of a route of /api/parteneri/; each route must declare them. A colleague's session opens none of them. */
    partnerAccess?: 'anyone' | 'partner';
  }
  interface FastifyRequest {
    partner: SignedInPartner | null;
  }
}

type Options = {
  openAuth: OpenPartnerAuth;
  origin: string;
  register: (app: FastifyInstance) => Promise<void>;
};

/** Guards the partners' desk under /api/parteneri/: a route that does not declare its callers stops the start. */
export async function partnersPlugin(
  app: FastifyInstance,
  { openAuth, origin, register }: Options,
): Promise<void> {
  app.decorateRequest('partner', null);
  setDeskRules(app, { origin, foreign: `Contul de partener se deschide la ${origin}/parteneri/.` });
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.partnerAccess === undefined) {
      throw new Error(`${String(method)} ${url} does not say who may call it: set config.partnerAccess.`);
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    request.partner = await findPartner(openAuth, request, reply);
    if (request.routeOptions.config.partnerAccess === 'anyone' || request.partner) return;
    return refuse(reply, 401, 'signed-out', 'Intrați în cont pentru a continua.');
  });
  await register(app);
}

/** Returns the caller, for handlers of guarded routes. @throws {Error} on a route open to anyone */
export function partnerOf(request: FastifyRequest): SignedInPartner {
  if (!request.partner) throw new Error(`${request.url} is open to people without an account.`);
  return request.partner;
}

async function findPartner(
  openAuth: OpenPartnerAuth,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInPartner | null> {
  const auth = await openAuth();
  const response = await readSession(
    (headers) => auth.api.getSession({ headers, returnHeaders: true }),
    request,
    reply,
  );
  if (!response) return null;
  const { user, session } = response;
  return {
    partnerId: user.partnerId,
    userId: user.id,
    name: user.name,
    email: user.email,
    twoFactorEnabled: user.twoFactorEnabled === true,
    sessionId: session.id,
  };
}
