"""python duel_run.py A B --pairs N --seed S [--unit rounds|games]"""
import argparse
import math
import time
from dataclasses import replace

import numpy as np

from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.vector import rules_vector
from hollywood.kernel import gin_duel as D
from hollywood.kernel import gin_worth as S
from hollywood.kernel.compiling import compiled
from hollywood.kernel.curves import curves
from hollywood.kernel.gin_linear import CAMPER, WEIGHTS
from hollywood.kernel.gin_policies import GREEDY, LINEAR
from hollywood.kernel.tables import as_array

EAAI = replace(GIN_PRESETS["gin"], gin_bonus=25, undercut_bonus=25, undercut_on_tie=True, big_gin=None, game_bonus=0, shutout=None, box_bonus=0, target=100, knock_discard="face_up", layoff_on_gin=False, settlement=None)
GRE = (100, 0, 0, 0, 0, 0, 0, 0, 100000, 0, 0, 100, 2)
one = 1<<20
def ty(w, heat, slip, prior): return list(w)+[heat, int(slip*one), int(prior*one)]
TYPES = ty(GRE,60,.02,.4)+ty(WEIGHTS,200,.03,.35)+ty(CAMPER,200,.03,.25)
def points_worth():
    w=[0]*S.WORTH_LENGTH
    for c in range(3):
        for p in range(256):
            w[c*256+p]=1000*p; w[(3+c)*256+p]=-1000*p
    return w
WAYS = dict(worlds=600, types=3, burn=60, burn_turn=40, thin=4, thin_turn=2, trust=30, share=50, throws=6, throws_taken=3, every=4)
def ways(**k):
    d={**WAYS,**k}
    return [d[x] for x in ("worlds","types","burn","burn_turn","thin","thin_turn","trust","share","throws","throws_taken","every")]
def player(text):
    name,_,rest=text.partition(":")
    kw={}
    for part in filter(None,rest.split(",")):
        k,v=part.split("="); kw[k]=int(v)
    own=WEIGHTS; types=TYPES
    if name=="greedy": return (GREEDY,[0]*14,TYPES,ways())
    if name=="linear": return (LINEAR,WEIGHTS,TYPES,ways())
    if name=="camper": return (LINEAR,CAMPER,TYPES,ways())
    if "own" in kw:
        own = {0:WEIGHTS,1:CAMPER,2:GRE}[kw.pop("own")]
    return (D.SEARCH,own,TYPES,ways(**kw))
def arr(x): return np.array(x,np.int64)
def main():
    ap=argparse.ArgumentParser(); ap.add_argument("a"); ap.add_argument("b"); ap.add_argument("--pairs",type=int,default=100); ap.add_argument("--seed",type=int,default=1); ap.add_argument("--unit",default="games"); ap.add_argument("--rules",default="eaai")
    o=ap.parse_args()
    rules = EAAI if o.rules=="eaai" else GIN_PRESETS[o.rules]
    rv=arr(rules_vector(rules)); tables=as_array(rules.melds.tables)
    P=[player(o.a),player(o.b)]
    duel=compiled(D.duel); cur=arr(curves()); worth=arr(points_worth())
    A=[(arr(p[1]) if len(p[1])==14 else arr(list(p[1])+[0]*(14-len(p[1]))),arr(p[2]),arr(p[3])) for p in P]
    out=arr([0]*D.D_LENGTH)
    tot=[0.0,0.0]; dec=[0,0]
    def rnd(first_is_a_seat, dealer, seed, number, stream):
        # players by seat
        s=[0,1] if first_is_a_seat==0 else [1,0]
        pol=arr([P[s[0]][0],P[s[1]][0]])
        a,b=A[s[0]],A[s[1]]
        t=time.thread_time()
        duel(dealer,seed,number,stream,rv,tables,pol,a[0],b[0],a[1],b[1],a[2],b[2],worth,worth,cur,out)
        t=time.thread_time()-t
        tot[0]+=t
        dec[0]+=out[5+s.index(0)]; dec[1]+=out[5+s.index(1)]
        return out
    rnd(0,0,o.seed,0,0); tot[0]=0;dec[:]=[0,0]
    res=[]; kinds={}; pts=[]; t0=time.time()
    for pair in range(o.pairs):
        vals=[]; pp=[]
        for a_seat in (0,1):
            if o.unit=="rounds":
                x=rnd(a_seat,0,o.seed,pair,0)
                w=int(x[1]); v=0 if w<0 else int(x[2])*(1 if w==a_seat else -1)
                vals.append(0.5 if w<0 else float(w==a_seat)); pp.append(v)
                kinds[(int(x[0]),"-" if w<0 else "AB"[w!=a_seat])]=kinds.get((int(x[0]),"-" if w<0 else "AB"[w!=a_seat]),0)+1
            else:
                sc=[0,0]; dealer=0; r=0
                while max(sc)<rules.target and r<200:
                    x=rnd(a_seat,dealer,o.seed,pair,16*r)
                    r+=1; w=int(x[1])
                    kinds[(int(x[0]),"-" if w<0 else "AB"[w!=a_seat])]=kinds.get((int(x[0]),"-" if w<0 else "AB"[w!=a_seat]),0)+1
                    if w>=0:
                        sc[w]+=int(x[2]); dealer=1-dealer
                        pp.append(int(x[2])*(1 if w==a_seat else -1))
                    else: pp.append(0)
                vals.append(float(sc[a_seat]>=rules.target))
        res.append(sum(vals)/2); pts.append(sum(pp)/len(pp))
    m=np.mean(res); se=np.std(res,ddof=1)/math.sqrt(len(res)); pm=np.mean(pts); pse=np.std(pts,ddof=1)/math.sqrt(len(pts))
    names={0:"knock",1:"under",2:"gin",3:"big",4:"dead"}
    n=sum(kinds.values())
    print(f"{o.a} vs {o.b}: {o.pairs} pairs {o.unit} seed {o.seed}: win {100*m:.1f} +- {196*se:.1f} %, pts/round {pm:+.2f} +- {1.96*pse:.2f}; {1000*tot[0]/max(1,dec[0]):.2f} ms per A decision; {time.time()-t0:.0f}s "+" ".join(f"{names[k]}{w}:{100*c/n:.1f}" for (k,w),c in sorted(kinds.items())),flush=True)
main()
