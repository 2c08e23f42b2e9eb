import type { ReactNode } from 'react';
import type { OwnDataDeed } from '#domain/people/privacy/own-data-form.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { PostForm } from '#app/ui/post-form.tsx';

type Props = { deed: OwnDataDeed; state: FormState; children: ReactNode };

/** Shows one of the forms of this page: all are posted to its address and name their action. */
export function OwnDataForm({ deed, state, children }: Props) {
  return (
    <PostForm action="/datele-mele/" state={state}>
      <input type="hidden" name="fapta" value={deed} />
      {children}
    </PostForm>
  );
}
