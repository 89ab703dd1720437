#!/usr/bin/env python3
"""Fits how far a name goes at its place: fit_name_extent.py OUT.json FOLDER... [--without SETS] [--judge]

Each FOLDER is what `npm run bench:fields` writes (extent.bin). Needs numpy and xgboost (Debian: python3-xgboost). Boosted trees say of every extent at
a place where a name stands how likely it is the whole name and nothing else; `--judge` fits without a third of the authors in turn and says how many
places are right as printed, and by the trees.
"""
import argparse
import hashlib
import json
import numpy as np
import xgboost as xgb
import dumped
from fit_line_roles import flat

SEED = 11
PARAMS = dict(objective='binary:logistic', tree_method='hist', base_score=0.5, max_depth=5, max_bin=64, eta=0.08, subsample=0.8, colsample_bytree=0.3, min_child_weight=2, reg_lambda=3, nthread=1, seed=SEED)
ROUNDS = 400
# Suites that print few layouts many times tell less than papers on which every document is another author's; e-invoices lost six names of three at .3.
WEIGHT = {'einvoice': 1.0, 'bank': 0.3, 'adbuy': 0.3}
# Names that the dump broke over two lines, of which papers have few. With papers of 35 authors beside them less (.15, .3) no longer tells `Wohnungsbaugenossenschaft`, `Silbertal eG`.
BROKEN = 0.5
FOLDS = [['crafts', 'services', 'retail', 'english'], ['asia', 'asia-2', 'east', 'east-iberia'], ['americas', 'commonwealth', 'mixed', 'west', 'west-2']]


def load(folders):
    parts, names, documents, places = [], [], 0, 0
    for folder in folders:
        about, data, n, number = dumped.read(folder, names, 'extent', lambda about: 4)
        doc = data[:, n + 1].astype(int) + documents
        side = data[:, 0].astype(int)
        key = np.stack([doc, side, data[:, n + 2].astype(int)], 1)
        place = np.unique(key, axis=0, return_inverse=True)[1].ravel() + places
        parts.append((data[:, :n], number[data[:, n].astype(int)], doc * 3 + side, place, data[:, n + 3], data[:, n + 2] >= 100000))
        documents += len(about['documents'])
        places = place.max() + 1
    x, sets, party, place, y, broken = (np.concatenate(each) for each in zip(*parts))
    of_party = np.array([len(np.unique(place[party == p])) if (party == p).any() else 1 for p in range(party.max() + 1)])
    weight = np.where(broken, BROKEN, 1) * np.array([WEIGHT.get(names[s], 1.0) for s in sets]) / np.sqrt(of_party[party])
    return dict(x=x, set=sets, party=party, place=place, y=y, names=names, weight=weight, broken=broken)


def fit(data, rows):
    return xgb.train(PARAMS, xgb.DMatrix(data['x'][rows], data['y'][rows], weight=data['weight'][rows]), ROUNDS)


def judge(data):
    p = np.zeros(len(data['y']))
    for fold in FOLDS:
        rows = np.isin(data['set'], [data['names'].index(name) for name in fold if name in data['names']])
        p[rows] = fit(data, ~rows).predict(xgb.DMatrix(data['x'][rows]))
        starts = np.sort(np.unique(data['place'][rows], return_index=True)[1])
        own = np.split(np.where(rows)[0], starts[1:])
        own = [each for each in own if not data['broken'][each[0]]]
        of_place = [(each, p[each].argmax()) for each in own]
        out = dict(places=len(own), printed=sum(data['y'][each[0]] for each in own), trees=sum(data['y'][each[best]] for each, best in of_place))
        for lead in (0, .2, .4):
            best = [each[best] if p[each[best]] > p[each[0]] + lead else each[0] for each, best in of_place]
            out['lead %s' % lead] = (sum(data['y'][b] for b in best), 'lost', sum(data['y'][each[0]] and not data['y'][b] for (each, _), b in zip(of_place, best)))
        print(fold, out, flush=True)
    return p


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('out')
    parser.add_argument('folders', nargs='+')
    parser.add_argument('--judge', action='store_true', help='judges, and keeps nothing')
    parser.add_argument('--without', default='', help='sets that nothing is fitted on: judged by the engine itself')
    args = parser.parse_args()
    data = load(args.folders)
    if args.judge:
        judge(data)
        return
    model = fit(data, ~np.isin(data['set'], [n for n, name in enumerate(data['names']) if name in args.without.split(',')]))
    trees = [flat(json.loads(tree)) for tree in model.get_dump(dump_format='json')]
    about = dict(seed=SEED, params=PARAMS, rounds=ROUNDS, weight=WEIGHT, places=int(data['place'].max() + 1), fitted_on=hashlib.sha256(data['x'].tobytes()).hexdigest()[:16])
    with open(args.out, 'w') as out:
        json.dump(dict(about=about, classes=['whole'], trees=[trees]), out, separators=(',', ':'))


main()
