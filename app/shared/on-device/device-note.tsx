import './device-note.css';

type DeviceNoteProps = {
  /** what is typed stays here; false where the server computes */
  isOnDevice: boolean;
  what: keyof typeof words;
};

const words = {
  figures: {
    here: [
      'Nimic nu pleacă de pe dispozitiv.',
      'Calculul se face aici, în pagină. Ce scrieți se șterge când o închideți.',
    ],
    there: [
      'Calculăm pe server și uităm.',
      'Cifrele ajung la noi numai pentru calcul: nu le păstrăm și nu le notăm nicăieri.',
    ],
  },
  plan: {
    here: [
      'Nimic nu pleacă de pe dispozitiv.',
      'Planul se face aici, în pagină, și nu rămâne nicăieri: ce scrieți se șterge când o închideți. Ca să îl regăsiți, salvați-l într-un fișier.',
    ],
    there: [
      'Calculăm pe server și uităm.',
      'Cifrele ajung la noi numai pentru calcul: nu le păstrăm și nu le notăm nicăieri.',
    ],
  },
  text: {
    here: ['Textul nu pleacă de pe dispozitiv.', 'Îl citim aici, în pagină.'],
    there: [
      'Citim pe server și uităm.',
      'Textul ajunge la noi numai ca să găsim cifrele: nu îl păstrăm și nu îl notăm nicăieri.',
    ],
  },
} as const;

/** Where what one types goes: nowhere, or to the server for one answer. */
export function DeviceNote({ isOnDevice, what }: DeviceNoteProps) {
  const [claim, rest] = words[what][isOnDevice ? 'here' : 'there'];
  return (
    <p className="device-note">
      <b>{claim}</b> {rest}
    </p>
  );
}
