#!/usr/bin/env python3
"""Fits which text of a document is the value of a field: fit_fields.py OUT.json FOLDER... --keys KEY,...

Each FOLDER is what `npm run bench:fields` writes, with the whole lexicon or with a part of it. Needs numpy and xgboost (Debian: python3-xgboost).
Boosted trees a key say how likely each text is its value. Sheets are judged once, in each folder, by trees that were fitted without them in any; the
trees that are kept saw them all. Who sends a paper and who gets it is asked a second time, with what trees that had not seen its sheet say of all its
names (`libs/engine/src/fields/learned/joint-features.ts`).
"""
import hashlib
import json
import os
import numpy as np
import xgboost as xgb
import dumped
from fit_line_roles import flat

SEED = 11
PARAMS = dict(objective='binary:logistic', tree_method='hist', base_score=0.5, scale_pos_weight=6, max_depth=4, max_bin=64, eta=0.1, subsample=0.8, colsample_bytree=0.4, min_child_weight=2, reg_lambda=2, nthread=1, seed=SEED)
ROUNDS = 220
# Suites that print few layouts many times tell less than sheets on which every document is another author's; made pages still less.
WEIGHT = {'einvoice': 0.4, 'invoice-fr': 0.2, 'made': 0.15}
PARTS = 4
# Names are told by more, and weaker, signs than numbers; measured on papers by six authors left out in turn.
ROUNDS_OF = {'name': 300}
PARAMS_OF = {'name': dict(max_depth=4, eta=0.08, colsample_bytree=0.3, min_child_weight=1, reg_lambda=3, scale_pos_weight=4)}
SIDES = ['sellerName', 'buyerName']
# Where a row says whether a text is on the first page, where it begins and how far down.
ON_FIRST_PAGE, LEFT, TOP = 0, 1, 3
ADD = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5]


def load(folders, kind):
    """What the folders have of one kind; a set has one number in all of them."""
    parts, documents, names = [], [], []
    for folder in folders:
        about, data, n, number = dumped.read(folder, names, kind, lambda about: 2 + 2 * len(about['kinds'][kind]))
        keys = about['kinds'][kind]
        parts.append((data[:, :n], number[data[:, n].astype(int)], data[:, n + 1].astype(int) + len(documents), data[:, n + 2:]))
        documents += [dict(document, set=int(number[document['set']]), folder=folder) for document in about['documents']]
    x, sets, doc, rest = (np.concatenate(each) for each in zip(*parts))
    weight = np.array([WEIGHT.get(names[s], 1.0) for s in sets])
    own = np.split(np.arange(len(doc)), np.searchsorted(doc, np.arange(1, len(documents))))
    return dict(kind=kind, x=x, set=sets, own=own, y=rest[:, :len(keys)], chosen=rest[:, len(keys):], keys=keys, names=names, weight=weight, documents=documents)


def fit(data, k, rows):
    rows = rows & (data['y'][:, k] >= 0)
    return xgb.train(dict(PARAMS, **PARAMS_OF.get(data['kind'], {})), xgb.DMatrix(data['x'][rows], data['y'][rows, k], weight=data['weight'][rows]), ROUNDS_OF.get(data['kind'], ROUNDS))


def with_rivals(data, shares):
    """The rows with what the likeliest of each side tell of them: shares (rows, 2) of who sends and who gets the paper."""
    x, more = data['x'], np.zeros((len(shares), 14), dtype=np.float32)
    for own in data['own']:
        for side in range(2) if len(own) else []:
            share = shares[own, side]
            order = np.argsort(-share, kind='stable')
            rank = np.empty(len(own))
            rank[order] = np.arange(len(own))
            second = share[order[1]] if len(own) > 1 else 0
            first = x[own[order[0]]]
            places = [x[own, column] - first[column] for column in (TOP, LEFT, ON_FIRST_PAGE)]
            more[own, side * 7:side * 7 + 7] = np.stack([share, rank, np.where(rank == 0, second, share[order[0]]), *places, share - shares[own, 1 - side]], 1)
    return np.concatenate([x, more], 1)


def fit_together(data, allowed):
    """Trees of either side that see what others, fitted without a sheet, say of all its names."""
    shares = np.zeros((len(data['set']), 2))
    sets = np.unique(data['set'])
    for at in range(PARTS):
        fold = np.isin(data['set'], sets[at::PARTS])
        for side, key in enumerate(SIDES):
            shares[fold, side] = fit(data, data['keys'].index(key), allowed & ~fold).predict(xgb.DMatrix(data['x'][fold]))
    beside = dict(data, x=with_rivals(data, shares))
    return {key: fit(beside, data['keys'].index(key), allowed) for key in SIDES}


def told(trees):
    return [flat(json.loads(tree)) for tree in trees.get_dump(dump_format='json')]


def judge(data, k, p, sets, add, folder):
    """Of the documents whose truth names the key: right and wrong ones by the rules, and with what the trees add Of the others: how many get one."""
    key, out = data['keys'][k], dict(wanted=0, rules=0, right=0, rules_wrong=0, wrong=0, absent=0, invented=0)
    for number, document in enumerate(data['documents']):
        if document['set'] not in sets or document['folder'] != folder:
            continue
        own = data['own'][number]
        about = document['keys'][key]
        best = own[p[own].argmax()] if len(own) else None
        says = best is not None and p[best] > add and not about['said']
        if not about['isWanted']:
            out['absent'] += 1
            out['invented'] += bool(says)
            continue
        said = bool(data['y'][best, k] == 1) if says else about['ruled']
        out['wanted'] += 1
        out['rules'] += about['ruled'] is True
        out['rules_wrong'] += about['ruled'] is False
        out['right'] += said is True
        out['wrong'] += said is False
    return out


def main():
    parser = dumped.arguments()
    parser.add_argument('--kinds', help='comma separated; all where it is left out')
    parser.add_argument('--keys', help='comma separated; all where it is left out')
    args = parser.parse_args()
    kept = {}
    for kind in json.load(open(os.path.join(args.folders[0], 'fields.json')))['kinds']:
        if args.kinds and kind not in args.kinds.split(','):
            continue
        data = load(args.folders, kind)
        real = [number for number, name in enumerate(data['names']) if name != 'made']
        allowed = ~np.isin(data['set'], [number for number, name in enumerate(data['names']) if name in args.without.split(',')])
        strangers = [number for number in real if data['names'][number] not in ('einvoice', 'invoice-fr', 'invoice2data', 'sroie')]
        folds = [strangers[at::PARTS] for at in range(PARTS)]
        kept[kind] = dict(classes=[], trees=[], numbers=len(data['set']), fitted_on=hashlib.sha256(data['x'].tobytes()).hexdigest()[:16])
        for k, key in enumerate(data['keys']):
            if args.keys and key not in args.keys.split(','):
                continue
            p = np.zeros(len(data['set']))
            for fold in folds if not args.fast else []:
                rows = np.isin(data['set'], fold)
                p[rows] = fit(data, k, ~rows).predict(xgb.DMatrix(data['x'][rows]))
            for folder in args.folders if not args.fast else []:
                print(key, folder, {a: b for a, b in judge(data, k, p, strangers, 9, folder).items() if a not in ('right', 'wrong', 'invented')})
                print('   ', {add: tuple(judge(data, k, p, strangers, add, folder)[a] for a in ('right', 'wrong', 'invented')) for add in ADD}, flush=True)
            if args.judge:
                continue
            model = fit(data, k, allowed)
            kept[kind]['classes'].append(key)
            kept[kind]['trees'].append(told(model))
        if kind == 'name' and not args.judge:
            models = fit_together(data, allowed)
            kept['together'] = dict(classes=SIDES, trees=[told(model) for model in models.values()])
    about = dict(seed=SEED, params=PARAMS, rounds=ROUNDS, weight=WEIGHT)
    with open(args.out, 'w') as out:
        json.dump(dict(about=about, **kept), out, separators=(',', ':'))


main()
