// `npm run content:export`: writes the texts that the office approved into the content folder, byte for byte.
import { readMachineConfig } from '#server/config.ts';
import { exportTexts } from '#server/texts/changes/export-texts.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (open) => {
  const { contentDir: folder, country } = readMachineConfig();
  const { db } = await open();
  const { written, contested } = await exportTexts(db, { country, folder });
  for (const file of written) console.log(`Written: ${file}`);
  for (const file of contested)
    console.error(
      `Not written: ${file} changed under the office's text. Choose one of both at /admin/texte/versiuni/.`,
    );
  console.log(`${written.length} texts written into ${folder}.`);
  if (contested.length > 0) process.exitCode = 1;
});
