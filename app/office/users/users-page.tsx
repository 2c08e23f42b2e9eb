import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Tag } from '#app/ui/tag.tsx';
import type { Colleague, UsersAnswer } from '#domain/answers/office/users.ts';
import { shortRoleName } from '#domain/answers/office/role.ts';
import { load } from '#app/office/load.ts';
import { formatMoment } from '#app/office/ui/format-moment.ts';
import { OfficeHead } from '#app/office/ui/office-head.tsx';
import { type Column, OfficeTable } from '#app/office/ui/office-table.tsx';
import { Invite } from './invite.tsx';
import { UserActions } from './user-actions.tsx';

export const loader = (args: LoaderFunctionArgs) => load<UsersAnswer>('users', args);

/** /admin/colegi/: lists accounts, their roles, and how well each is protected. */
export function Component() {
  const { users } = useLoaderData<typeof loader>();
  return (
    <>
      <OfficeHead title="Colegi" />
      <OfficeTable
        label="Colegi"
        columns={columns}
        rows={users}
        rowKey={({ id }) => id}
        empty="Nu este nimeni."
      />
      <Invite />
    </>
  );
}

const columns: readonly Column<Colleague>[] = [
  {
    name: 'nume',
    label: 'Nume',
    cell: ({ name, email, isActive }) => (
      <>
        {name} {!isActive && <Tag>dezactivat</Tag>}
        <br />
        <span className="fine">{email}</span>
      </>
    ),
  },
  { name: 'roluri', label: 'Roluri', cell: ({ roles }) => roles.map(shortRoleName).join(', ') || 'niciunul' },
  {
    name: 'paza',
    label: 'Cum intră',
    cell: ({ twoFactorEnabled, passkeys }) =>
      [
        twoFactorEnabled ? 'parolă și cod' : 'numai parolă',
        passkeys > 0 && (passkeys === 1 ? 'o cheie de acces' : `${passkeys} chei de acces`),
      ]
        .filter(Boolean)
        .join(', '),
  },
  {
    name: 'ultima',
    label: 'Ultima oară aici',
    cell: ({ lastSeenAt }) => (lastSeenAt ? formatMoment(lastSeenAt) : 'nicio sesiune deschisă'),
  },
  { name: 'actiuni', label: 'Modificări', cell: (colleague) => <UserActions colleague={colleague} /> },
];
