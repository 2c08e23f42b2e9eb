import { DeskFrame } from '#app/desk/desk-frame.tsx';
import { DeskNavigation } from '#app/desk/desk-navigation.tsx';
import { navigation } from '#app/partners-desk/navigation.ts';
import { useMe } from './me.ts';

/** Shows the frame of the partners' desk, with the firm's name. */
export function PartnersFrame() {
  return (
    <DeskFrame
      person={useMe().legalName}
      navigation={<DeskNavigation label="Contul de partener" groups={navigation} />}
    />
  );
}
