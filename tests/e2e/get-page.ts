import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';

/** Gets an address, repeating the request while the server is overloaded (503), as a crawler would. */
export async function getPage(
  request: APIRequestContext,
  path: string,
  options: Parameters<APIRequestContext['get']>[1] = {},
): Promise<APIResponse> {
  let answer = await request.get(path, options);
  await expect(async () => {
    if (answer.status() === 503) answer = await request.get(path, options);
    expect(answer.status(), path).not.toBe(503);
  }).toPass({ timeout: 60_000 });
  return answer;
}
