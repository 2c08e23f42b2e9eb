import './device-note.css';

type DeviceNoteProps = {
  /** the browser computes, and nothing typed leaves it; false if the server computes */
  isOnDevice: boolean;
  what: keyof typeof words;
};

const words = {
  figures: {
    here: ['Nimic nu pleacă de pe dispozitiv.', 'Ce scrieți se șterge când închideți pagina.'],
    there: ['Calculăm pe server și uităm.', 'Nu păstrăm cifrele.'],
  },
  plan: {
    here: [
      'Nimic nu pleacă de pe dispozitiv.',
      'Ce scrieți se șterge când închideți pagina. Ca să regăsiți planul, salvați-l într-un fișier.',
    ],
    there: ['Calculăm pe server și uităm.', 'Nu păstrăm cifrele.'],
  },
  text: {
    here: ['Textul nu pleacă de pe dispozitiv.', 'Îl citim aici, în pagină.'],
    there: ['Citim pe server și uităm.', 'Nu păstrăm textul.'],
  },
} as const;

/** States where typed values are sent: nowhere, or to the server for one answer. */
export function DeviceNote({ isOnDevice, what }: DeviceNoteProps) {
  const [claim, rest] = words[what][isOnDevice ? 'here' : 'there'];
  return (
    <p className="device-note">
      <b>{claim}</b> {rest}
    </p>
  );
}
