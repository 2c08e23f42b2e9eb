import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '#scripts/find-free-port.mjs';
import { projectFolder } from '#scripts/project.mjs';

/** Host of the trial, whose certificate is made for it. */
export const HOST = 'site.test';

/** `sites`: ports of the instances behind it */
type Setting = { folder: string; port: number; sites: readonly number[] };

/** Starts Caddy by the file operators use, with an authority of its own. */
export async function startCaddy({ folder, port, sites }: Setting): Promise<ChildProcess> {
  // No port 80, no installed authority: the rest is the file as it is.
  const text = readFileSync(path.join(projectFolder, 'ops/Caddyfile'), 'utf8')
    .replace(
      '{\n\tservers',
      '{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tservers',
    )
    .replace('{$SITE_HOST} {', `{$SITE_HOST}:${port} {\n\ttls internal`);
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, text);
  const env = {
    ...process.env,
    SITE_HOST: HOST,
    SITE: sites.map((one) => `127.0.0.1:${one}`).join(' '),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
}

/** Starts nginx by the file operators use, with a certificate of its own. */
export async function startNginx({ folder, port, sites }: Setting): Promise<ChildProcess> {
  const key = path.join(folder, 'key.pem');
  const certificate = path.join(folder, 'certificate.pem');
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${HOST}`].concat([
      '-keyout',
      key,
      '-out',
      certificate,
    ]),
    { stdio: 'ignore' },
  );
  const text = readFileSync(path.join(projectFolder, 'ops/nginx.conf'), 'utf8')
    .replaceAll('example.ro', HOST)
    .replace(/server 127\.0\.0\.1:3000 (.*);/, (_line, settings: string) =>
      sites.map((one) => `server 127.0.0.1:${one} ${settings};`).join(' '),
    )
    .replace('listen 80;', `listen 127.0.0.1:${await findFreePort()};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace(/ssl_certificate .*/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`)
    .replace('/var/cache/nginx/imprumut-clar', path.join(folder, 'cache'));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp { access_log off; ${places.join(' ')}\n${text}\n}`,
  );
  return spawn('nginx', ['-p', folder, '-c', file], { stdio: 'inherit' });
}
