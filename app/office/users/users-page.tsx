import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Tag } from '#app/ui/tag.tsx';
import type { Colleague, OpenInvitation } from '#domain/answers/office/users.ts';
import { shortRoleName } from '#domain/answers/office/role.ts';
import { callApi } from '#app/office/call-api.ts';
import { load } from '#app/office/load.ts';
import { ChangeButton } from '#app/office/ui/change-button.tsx';
import { formatMoment } from '#app/desk/format-moment.ts';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { type Column, OfficeTable } from '#app/desk/office-table.tsx';
import { Invite } from './invite.tsx';
import { UserActions } from './user-actions.tsx';

export const loader = (args: LoaderFunctionArgs) => load('users', args);

/** /admin/colegi/: lists accounts, their roles, and how well each is protected. */
export function Component() {
  const { users, invitations } = useLoaderData<typeof loader>();
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
      {invitations.length > 0 && (
        <section className="office-section">
          <h2>Invitații deschise</h2>
          <OfficeTable
            label="Invitații deschise"
            columns={invitationColumns}
            rows={invitations}
            rowKey={({ id }) => id}
            empty=""
          />
        </section>
      )}
      <Invite />
    </>
  );
}

const invitationColumns: readonly Column<OpenInvitation>[] = [
  {
    name: 'nume',
    label: 'Nume',
    cell: ({ name, email }) => (
      <>
        {name}
        <br />
        <span className="fine">{email}</span>
      </>
    ),
  },
  { name: 'roluri', label: 'Roluri', cell: ({ roles }) => roles.map(shortRoleName).join(', ') },
  { name: 'pana', label: 'Linkul merge până la', cell: ({ expiresAt }) => formatMoment(expiresAt) },
  {
    name: 'retragere',
    label: 'Retragere',
    cell: ({ id, email }) => (
      <ChangeButton
        label={`Retrageți invitația pentru ${email}`}
        change={() => callApi(`users/invitations/${id}/withdraw`, { method: 'POST' })}
      >
        Retrageți
      </ChangeButton>
    ),
  },
];

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
