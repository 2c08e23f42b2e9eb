// `npm start` and `npm run dev`: installs missing packages and runs the site with the Node of the install. Plain JavaScript for any
// Node from 18 on, since it runs before anything is installed.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { installIfNeeded } from './install.mjs';
import { projectFolder, projectNode, siteEnvironment, siteNodeOptions } from './project.mjs';

installIfNeeded({ tools: false });

const args = process.argv.slice(2);
// Components and styles are replaced in the open page; a change of server files restarts the site, and pages reload.
const watched = ['server', 'domain', 'migrations', 'content'].map(
  (folder) => `--watch-path=${projectFolder}/${folder}`,
);
const isDevelopment = args.includes('--dev');
const options = isDevelopment ? ['--watch', '--watch-preserve-output', ...watched] : siteNodeOptions;
const site = spawn(projectNode, [...options, 'server/main.ts', ...args], {
  cwd: projectFolder,
  env: { NODE_ENV: isDevelopment ? 'development' : 'production', ...siteEnvironment, ...process.env },
  // The fourth is a channel to the site: when this process is killed, the site sees it close and stops.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => site.kill(signal));
// A stopped or killed npm takes only its shell with it, and would leave the site without a parent.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && site.kill('SIGTERM'), 500).unref();
}
site.on('error', (error) => {
  console.error(`The site did not start: ${error.message}`);
  process.exitCode = 1;
});
site.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});
