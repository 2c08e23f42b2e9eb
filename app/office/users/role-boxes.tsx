import { Checkbox } from '#app/ui/checkbox.tsx';
import { type Role, roleNames, roles } from '#domain/answers/office/role.ts';

/** Asks for the roles of one person; ids begin with `idPrefix`. The form's data has them under `roles`. */
export function RoleBoxes({ idPrefix, chosen = [] }: { idPrefix: string; chosen?: readonly Role[] }) {
  return (
    <fieldset id={`${idPrefix}-roles`}>
      <legend className="label">Roluri</legend>
      {roles.map((role) => (
        <Checkbox
          key={role}
          id={`${idPrefix}-${role}`}
          name="roles"
          value={role}
          label={roleNames[role]}
          defaultChecked={chosen.includes(role)}
        />
      ))}
    </fieldset>
  );
}
