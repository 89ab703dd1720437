import { spawnSync } from 'node:child_process';
import { programEnvironment } from '../recognise/tesseract/program-environment';

/** What this platform lets the engine's processes be kept from. */
interface Confinement {
  /** In front of the program. */
  command: readonly string[];
  withoutNetwork: boolean;
  /** Whether it ends with its parent also where that is killed while the child is inside one long call. */
  endsWithParent: boolean;
}

/** Found once; what a platform allows does not change. */
export const engineConfinement = (): Confinement => (confinement ??= findConfinement());
let confinement: Confinement | undefined;

/** Ways to start a program without a network: as root, as anybody where the kernel lets users have namespaces. */
const WITHOUT_NETWORK = [
  ['unshare', '--net', '--'],
  ['unshare', '--user', '--map-current-user', '--net', '--'],
];

const WITH_PARENT = ['setpriv', '--pdeathsig', 'KILL', '--'];

/** The commands of util-linux that work here. */
function findConfinement(): Confinement {
  const isLinux = process.platform === 'linux';
  const works = ([program, ...words]: readonly string[]): boolean =>
    isLinux && spawnSync(program!, [...words, 'true'], { env: programEnvironment(), stdio: 'ignore' }).status === 0;
  const withoutNetwork = WITHOUT_NETWORK.find(works) ?? [];
  const withParent = works(WITH_PARENT) ? WITH_PARENT : [];
  return {
    // A new user namespace forgets the signal, so it is asked for inside.
    command: [...withoutNetwork, ...withParent],
    withoutNetwork: withoutNetwork.length > 0,
    endsWithParent: withParent.length > 0,
  };
}
