import type { ComputedForm } from '#server/shared/forms/computed-form.ts';
import type { FormAction } from '#server/shared/forms/form-action.ts';
import { siteUrl } from '#server/shared/http/site-url.ts';
import type { MatchRoute, RouteMatch } from './match-route.ts';

/** Page a form was sent to, with the action of the form. */
export type FormTarget = FormPage &
  ({ action: FormAction; compute?: never } | { action?: never; compute: ComputedForm });

type FormPage = RouteMatch & { url: URL; form: string };

type Options = {
  actions: Readonly<Record<string, FormAction>>;
  computed: Readonly<Record<string, ComputedForm>>;
  matchRoute: MatchRoute;
  origin: string;
};

/** Finds the page with a form at an address, given as path and query. */
export function formTargetOf(
  address: string,
  { actions, computed, matchRoute, origin }: Options,
): FormTarget | undefined {
  const url = siteUrl(address, origin);
  const match = matchRoute(url.pathname);
  const form = match?.route.form;
  if (!match || form === undefined) return undefined;
  const [action, compute] = [actions[form], computed[form]];
  if (action) return { ...match, url, form, action };
  return compute && { ...match, url, form, compute };
}
