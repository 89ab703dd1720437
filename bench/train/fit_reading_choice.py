#!/usr/bin/env python3
"""Fits the choice between two readings of a place: fit_reading_choice.py RIVALS OUT.json

RIVALS is what `npm run bench:rivals` writes. Needs numpy and xgboost (Debian: python3-xgboost). Small trees guess by how much more of a place is
right in the one reading than in the other. Every set is judged once by trees that were fitted without it; the trees that are kept saw them all.
"""
import argparse
import hashlib
import json
import numpy as np
import xgboost as xgb
from fit_line_roles import flat

SEED = 11
PARAMS = dict(objective='reg:squarederror', base_score=0, num_parallel_tree=5, max_depth=3, eta=0.08, subsample=0.8, colsample_bytree=0.3, min_child_weight=4, reg_lambda=4, nthread=1, seed=SEED)
ROUNDS = 100
# The rules were made on these suites: at this weight their places stay as the rules have them (icdar2013 .774 of the places right, .768 at the same).
WEIGHT = {'world': 3, 'einvoice': 3, 'icdar2013': 3, 'peer-tables': 3}
# What is right of a place counts half, that all of it is right the other half. On 415 places of papers, authors left out in sixths, .583 are wholly right
# so (21 more than by the trees before, 3 fewer), .574 by one tree a round, .569 by shares alone, .540 by the trees before, which knew few papers.
WHOLE = 0.5
LEAST = [0, 0.05, 0.1, 0.15, 0.2]


def load(path):
    about = json.load(open(path + '.json'))
    data = np.fromfile(path, dtype=np.float32).reshape(-1, about['columns'])
    sets = data[:, -1].astype(int)
    weight = np.array([WEIGHT.get(name.rstrip('/').split('/')[-1], 1.0) for name in about['sets']])[sets]
    return dict(x=data[:, :-3], read=data[:, -3], found=data[:, -2], set=sets, weight=weight, names=about['sets'])


def worth(share):
    return (1 - WHOLE) * share + WHOLE * (share > 0.999)


def fit(data, rows):
    better = worth(data['read']) - worth(data['found'])
    return xgb.train(PARAMS, xgb.DMatrix(data['x'][rows], better[rows], weight=data['weight'][rows]), ROUNDS)


def judge(data, rows, guess):
    read, found = data['read'][rows], data['found'][rows]
    chosen = {str(least): round(float(np.where(guess > least, read, found).mean()), 3) for least in LEAST}
    return dict(places=int(rows.sum()), rules=round(float(found.mean()), 3), read=round(float(read.mean()), 3), chosen=chosen, best=round(float(np.maximum(read, found).mean()), 3))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('rivals')
    parser.add_argument('out')
    parser.add_argument('--judged', type=int, default=0, help='so many of the last sets are not fitted on')
    parser.add_argument('--without', default='', help='sets that nothing is fitted on: judged by the engine itself')
    parser.add_argument('--fast', action='store_true', help='without judging')
    args = parser.parse_args()
    data = load(args.rivals)
    left_out = {}
    labels = ['/'.join(name.rstrip('/').split('/')[-2:]) for name in data['names']]
    kept_out = [number for number, label in enumerate(labels) if label.split('/')[-1] in args.without.split(',')]
    fitted = (data['set'] < len(labels) - args.judged) & ~np.isin(data['set'], kept_out)
    for number, label in enumerate(labels):
        rows = data['set'] == number
        if args.fast or not rows.any():
            continue
        left_out[label] = judge(data, rows, fit(data, fitted & ~rows).predict(xgb.DMatrix(data['x'][rows])))
        print('left out', label, left_out[label])
    model = fit(data, fitted)
    print('all', judge(data, fitted, model.predict(xgb.DMatrix(data['x'][fitted]))))
    about = dict(seed=SEED, params=PARAMS, rounds=ROUNDS, weight=WEIGHT, places=int(fitted.sum()), fitted_on=hashlib.sha256(data['x'][fitted].tobytes()).hexdigest()[:16], left_out=left_out)
    trees = [flat(json.loads(tree)) for tree in model.get_dump(dump_format='json')]
    with open(args.out, 'w') as out:
        json.dump(dict(about=about, classes=['better'], trees=[trees]), out, separators=(',', ':'))


main()
