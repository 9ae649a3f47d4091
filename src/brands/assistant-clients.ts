import type { DeploymentInput } from './deployment-schema.ts';

type Clients = Required<NonNullable<DeploymentInput['voiceAssistants']>>;

/**
 * The client of Google Home: its id, and the id of the Google project, to whose address Google redirects. Google's own tests
 * redirect to a second one, which `takesTests` adds.
 */
export function googleHome(client: {
  clientId: string;
  projectId: string;
  takesTests?: boolean;
}): Clients['google'] {
  const { clientId, projectId, takesTests = false } = client;
  const hosts = ['oauth-redirect', ...(takesTests ? ['oauth-redirect-sandbox'] : [])];
  return {
    clientId,
    redirectUris: hosts.map((host) => `https://${host}.googleusercontent.com/r/${projectId}`),
  };
}

/** The client of Alexa: its id, and the vendor's id, which ends the addresses of Amazon's three regions. */
export function alexa({ clientId, vendorId }: { clientId: string; vendorId: string }): Clients['alexa'] {
  const hosts = ['pitangui.amazon.com', 'layla.amazon.com', 'alexa.amazon.co.jp'];
  return { clientId, redirectUris: hosts.map((host) => `https://${host}/api/skill/link/${vendorId}`) };
}
