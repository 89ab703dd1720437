"""What `npm run bench:fields` writes of a folder, for the fits that read it. Needs numpy."""
import argparse
import json
import os
import numpy as np


def read(folder, names, kind, more):
    """What the dump says of itself, its rows of one kind (features, then so many columns `more(about)`), how many features they have, and each row's
    set by its number among `names`, to which sets are added that it lacks."""
    about = json.load(open(os.path.join(folder, 'fields.json')))
    n = about['features'][kind]
    data = np.fromfile(os.path.join(folder, kind + '.bin'), dtype=np.float32).reshape(-1, n + more(about))
    own = [path.rstrip('/').replace('/suite', '').split('/')[-1] if of != 'made' else 'made' for of, path in zip(about['sets'][0::2], about['sets'][1::2])]
    names += [name for name in own if name not in names]
    number = np.array([names.index(name) for name in own])
    return about, data, n, number


def arguments():
    """What every fit of dumped values is told; it may be told more."""
    parser = argparse.ArgumentParser()
    parser.add_argument('out')
    parser.add_argument('folders', nargs='+')
    parser.add_argument('--judge', action='store_true', help='without the trees that are kept')
    parser.add_argument('--without', default='', help='sets that nothing is fitted on: judged by the engine itself')
    parser.add_argument('--fast', action='store_true', help='without judging')
    return parser
