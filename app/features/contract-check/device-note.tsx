type DeviceNoteProps = {
  /** what is typed stays here; false where the server computes */
  isOnDevice: boolean;
  what: 'figures' | 'text';
};

/** Where what one types goes: nowhere, or to the server for one answer. */
export function DeviceNote({ isOnDevice, what }: DeviceNoteProps) {
  const isText = what === 'text';
  return (
    <p className="check-device">
      {isOnDevice ? (
        <>
          <b>{isText ? 'Textul nu pleacă de pe dispozitiv.' : 'Nimic nu pleacă de pe dispozitiv.'}</b>{' '}
          {isText
            ? 'Îl citim aici, în pagină.'
            : 'Calculul se face aici, în pagină. Ce scrieți se șterge când o închideți.'}
        </>
      ) : (
        <>
          <b>{isText ? 'Citim pe server și uităm.' : 'Calculăm pe server și uităm.'}</b>{' '}
          {isText
            ? 'Textul ajunge la noi numai ca să găsim cifrele: nu îl păstrăm și nu îl notăm nicăieri.'
            : 'Cifrele ajung la noi numai pentru calcul: nu le păstrăm și nu le notăm nicăieri.'}
        </>
      )}
    </p>
  );
}
