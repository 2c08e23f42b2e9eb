import { DeskFrame } from '#app/desk/desk-frame.tsx';
import { useMe } from './me.ts';
import { OfficeNavigation } from './office-navigation.tsx';

/** Shows the frame of the back office, with the waiting work beside each page. */
export function OfficeFrame() {
  const { officer, counts } = useMe();
  return (
    <DeskFrame
      person={officer.name}
      navigation={<OfficeNavigation roles={officer.roles} counts={counts} />}
    />
  );
}
