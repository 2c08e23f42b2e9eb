import { ErrorPage } from '#app/shell/error-page.tsx';
import type { ErrorPageTexts } from '#domain/law/countries/country.ts';

type ErrorRouteProps = { error: { statusCode: number; message: string }; ownTexts: ErrorPageTexts | null };

/** What is shown where there is no page, with the styles of a page of its own. */
export function ErrorRoute(props: ErrorRouteProps) {
  return <ErrorPage {...props} />;
}
