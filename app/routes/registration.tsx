import type { RegistrationPageData } from '#app/features/registration/registration-data.ts';
import { RegistrationPage } from '#app/features/registration/registration-page.tsx';

/** /reg/, /reg2/ */
export function RegistrationRoute({ data }: { data: RegistrationPageData }) {
  return <RegistrationPage data={data} />;
}
