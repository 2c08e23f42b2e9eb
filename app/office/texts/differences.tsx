import type { TextDifference } from '#domain/answers/office/text-changes.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import './differences.css';

const signs = { same: '', gone: 'scos', new: 'nou' } as const;

/** Shows the lines by which two texts differ. */
export function Differences({ label, lines }: { label: string; lines: TextDifference }) {
  if (lines.length === 0) return <p>Niciun rând nu este diferit.</p>;
  return (
    <DataTable label={label}>
      <tbody>
        {lines.map(({ line, kind, text }, at) => (
          <tr key={`${at} ${kind}`} className="difference">
            <th scope="row">{line}</th>
            <td className="fine">{signs[kind]}</td>
            <td>
              {kind === 'gone' && <del>{text}</del>}
              {kind === 'new' && <ins>{text}</ins>}
              {kind === 'same' && text}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
