import type { RegistrationPageData } from '#app/people/registration/registration-data.ts';
import { RegistrationPage } from '#app/people/registration/registration-page.tsx';

/** /reg/, /reg2/ */
export function RegistrationRoute({ data }: { data: RegistrationPageData }) {
  return <RegistrationPage data={data} />;
}
