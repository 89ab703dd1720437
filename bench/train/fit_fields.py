#!/usr/bin/env python3
"""Fits which number of a document is the value of a field: fit_fields.py FOLDER OUT.json

FOLDER is what `npm run bench:fields` writes. Needs numpy and xgboost (Debian: python3-xgboost). Boosted trees a key say how likely each number is
its value. Sheets and suites are judged once by trees that were fitted without them; the trees that are kept saw them all.
"""
import argparse
import hashlib
import json
import os
import numpy as np
import xgboost as xgb
from fit_line_roles import flat

SEED = 11
PARAMS = dict(objective='binary:logistic', tree_method='hist', base_score=0.5, scale_pos_weight=6, max_depth=4, eta=0.12, subsample=0.8, colsample_bytree=0.4, min_child_weight=2, reg_lambda=2, nthread=1, seed=SEED)
ROUNDS = 70
# Suites that print few layouts many times tell less than sheets on which every document is another author's; made pages still less.
WEIGHT = {'einvoice': 0.4, 'invoice-fr': 0.2, 'made': 0.15}
PARTS = 4
ADD = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5]


def load(folder):
    about = json.load(open(os.path.join(folder, 'fields.json')))
    keys, n = about['keys'], about['features']
    data = np.fromfile(os.path.join(folder, 'fields.bin'), dtype=np.float32).reshape(-1, n + 2 + 2 * len(keys))
    names = [path.rstrip('/').replace('/suite', '').split('/')[-1] if kind == 'suite' else 'made' for kind, path in zip(about['sets'][0::2], about['sets'][1::2])]
    sets = data[:, n].astype(int)
    weight = np.array([WEIGHT.get(names[s], 1.0) for s in sets])
    return dict(x=data[:, :n], set=sets, doc=data[:, n + 1].astype(int), y=data[:, n + 2:n + 2 + len(keys)], chosen=data[:, n + 2 + len(keys):], keys=keys, names=names, weight=weight, documents=about['documents'])


def fit(data, k, rows):
    rows = rows & (data['y'][:, k] >= 0)
    return xgb.train(PARAMS, xgb.DMatrix(data['x'][rows], data['y'][rows, k], weight=data['weight'][rows]), ROUNDS)


def judge(data, k, p, sets, add):
    """Of the documents whose truth names the key: right and wrong ones by the rules, and with what the trees add. Of the others: how many get one."""
    key, out = data['keys'][k], dict(wanted=0, rules=0, right=0, rules_wrong=0, wrong=0, absent=0, invented=0)
    for number, document in enumerate(data['documents']):
        if document['set'] not in sets:
            continue
        own = np.flatnonzero(data['doc'] == number)
        isWanted, ruled = document['keys'][key]['isWanted'], document['keys'][key]['ruled']
        best = own[p[own].argmax()] if len(own) else None
        adds = best is not None and p[best] > add and data['chosen'][own, k].max() == 0
        if not isWanted:
            out['absent'] += 1
            out['invented'] += bool(adds)
            continue
        said = bool(data['y'][best, k] == 1) if ruled is None and adds else ruled
        out['wanted'] += 1
        out['rules'] += ruled is True
        out['rules_wrong'] += ruled is False
        out['right'] += said is True
        out['wrong'] += said is False
    return out


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder')
    parser.add_argument('out')
    args = parser.parse_args()
    data = load(args.folder)
    real = [number for number, name in enumerate(data['names']) if name != 'made']
    strangers = [number for number in real if data['names'][number] not in ('einvoice', 'invoice-fr', 'invoice2data', 'sroie')]
    others = [number for number in real if number not in strangers]
    folds = [strangers[at::PARTS] for at in range(PARTS)] + [others]
    kept, left_out = [], {}
    for k, key in enumerate(data['keys']):
        p = np.zeros(len(data['set']))
        for fold in folds:
            rows = np.isin(data['set'], fold)
            p[rows] = fit(data, k, ~rows).predict(xgb.DMatrix(data['x'][rows]))
        left_out[key] = {name: {str(add): judge(data, k, p, sets, add) for add in ADD} for name, sets in (('strangers', strangers), ('suites', others))}
        for name, by_share in left_out[key].items():
            print(key, name, by_share[str(ADD[0])] | dict(right=0, wrong=0, invented=0))
            print('  ', {add: (each['right'], each['wrong'], each['invented']) for add, each in by_share.items()})
        model = fit(data, k, np.ones(len(p), dtype=bool))
        kept.append([flat(json.loads(tree)) for tree in model.get_dump(dump_format='json')])
    about = dict(seed=SEED, params=PARAMS, rounds=ROUNDS, weight=WEIGHT, numbers=len(data['set']), fitted_on=hashlib.sha256(data['x'].tobytes()).hexdigest()[:16])
    with open(args.out, 'w') as out:
        json.dump(dict(about=about, classes=data['keys'], trees=kept), out, separators=(',', ':'))


main()
